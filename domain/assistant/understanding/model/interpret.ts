import { type Command, languageAsked } from "../../commands.ts";
import type { Reply } from "../../reply.ts";
import { acceptLine } from "./accept-line.ts";
import { answersIn, upToAnswers } from "./answer-texts.ts";
import { around, type Chosen, findCourtesy, inFront } from "./courtesies.ts";
import { type Ground, groundOf } from "./ground.ts";
import { withText } from "./join-replies.ts";
import type { ModelTurn } from "./model-turn.ts";
import { parseLine } from "./parse-line.ts";
import type { Prompt } from "./prompt.ts";
import { readLines } from "./read-lines.ts";
import { replyBehind, replyWith } from "./reply-with.ts";
import { mayComplain } from "./weigh-command.ts";

/** Reads a model's answer while it streams, and shows what is settled of the reply. */
export type Interpretation = {
	/** Takes a piece of it. @returns false when no more is wanted. */
	take(piece: string): boolean;
	/** Whether a fact of the site is shown: what comes after may be lost. */
	answers(): boolean;
	/** @param isWhole whether the answer came to its end. @returns null when it holds no command. */
	reply(isWhole: boolean): Reply | null;
	/** How many lines came. */
	lines(): number;
	/** What stands of an answer that is stopped: nothing that it was about to do is done. */
	stopped(): Reply;
};

/** What was read of an answer so far. */
type Read = {
	commands: Command[];
	courtesies: Chosen;
	/** The answers that were shown, and all that was shown. */
	answers: string;
	shown: string;
	lines: number;
};

const mostLines = 24;

export function interpret(turn: ModelTurn, prompt: Prompt, show: (piece: string) => void): Interpretation {
	const ground = groundOf(turn, prompt);
	const read: Read = { commands: [], courtesies: {}, answers: "", shown: "", lines: 0 };
	const showUpTo = (text: string) => {
		if (!text.startsWith(read.shown) || text === read.shown) return;
		show(text.slice(read.shown.length));
		read.shown = text;
	};
	const lines = readLines((line) => {
		if (takeLine(line, read, ground)) showUpTo(settled(read, ground));
	});
	return {
		take(piece) {
			lines.take(piece);
			return read.lines < mostLines;
		},
		answers: () => read.answers !== "",
		lines: () => read.lines,
		reply(isWhole) {
			if (isWhole) lines.end();
			if (isWhole ? read.commands.length === 0 : !read.answers) return null;
			const reply = replyBehind(read.answers, ground, read.commands);
			const answers = answersIn(read.commands, reply.language, ground.brand);
			const said = withText(reply, around(reply.text, answers, read.courtesies));
			showUpTo(said.text);
			return said;
		},
		stopped: () => stoppedReply(read, ground),
	};
}

/** @returns whether the line is an answer. */
function takeLine(raw: string, read: Read, ground: Ground): boolean {
	read.lines++;
	const line = parseLine(raw);
	if (line?.kind === "say") takeCourtesy(line.ids[0] ?? "", read, ground);
	const command = line && line.kind !== "say" ? acceptLine(line, ground.checks) : null;
	if (command) read.commands.push(command);
	return command !== null && line?.kind === "answer";
}

/** None twice running, none to who may be complaining, and none before an answer that is shown already. */
function takeCourtesy(id: string, read: Read, { before, guided, checks }: Ground): void {
	const courtesy = findCourtesy(id, languageAsked(read.commands) ?? guided.language);
	if (!courtesy || before.lastText.includes(courtesy.text) || mayComplain(checks.likelihoods)) return;
	const isLate = courtesy.place === "before" && read.answers !== "";
	if (!isLate) read.courtesies[courtesy.place] ??= courtesy.text;
}

/** @returns the reply so far, up to its last answer: what else is understood stands behind that. */
function settled(read: Read, ground: Ground): string {
	const reply = replyWith(ground, read.commands);
	const answers = answersIn(read.commands, reply.language, ground.brand);
	const text = upToAnswers(reply.text, answers);
	if (text.startsWith(read.answers)) read.answers = text;
	return inFront(read.answers, answers, read.courtesies);
}

function stoppedReply({ commands, answers, shown }: Read, ground: Ground): Reply {
	const { before, guided } = ground;
	const { sources } = replyWith(
		ground,
		commands.filter(({ kind }) => kind === "ask"),
	);
	return {
		...guided,
		...{ text: shown, sources: answers ? sources : [], choices: [], form: null, wants: "nothing" },
		unknownQuestion: null,
		state: { ...before, facts: guided.state.facts, choices: [] },
	};
}
