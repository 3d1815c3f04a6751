import type { Command } from "../../commands.ts";
import type { Reply } from "../../reply.ts";
import { acceptLine, isAnswer } from "./accept-line.ts";
import { type ChosenCourtesies, findCourtesy, withLineBefore, withLines } from "./courtesies.ts";
import { type Ground, groundOf } from "./ground.ts";
import type { ModelTurn } from "./model-turn.ts";
import { parseLine } from "./parse-line.ts";
import type { Prompt } from "./prompt.ts";
import { readLines } from "./read-lines.ts";
import { answersIn, cutAfterLastAnswer, replyWith, withText } from "./reply-with.ts";
import { mayComplain } from "./weigh-command.ts";

/** Reads a model's answer while it streams, and shows what is settled of the reply. */
export type Interpretation = {
	/** Takes a piece of it. @returns false when no more is wanted. */
	take(piece: string): boolean;
	/** @param isWhole whether the answer came to its end. @returns null when it holds no command. */
	reply(isWhole: boolean): Reply | null;
	/** What stands of an answer that is stopped: nothing that it was about to do is done. */
	stopped(): Reply;
};

/** What was read of an answer so far, and shown of it. Lines that are no command do not count: they may be thought. */
type ReadSoFar = { commands: readonly Command[]; courtesies: ChosenCourtesies; shown: string; lines: number };

const mostLines = 24;

export function interpret(turn: ModelTurn, prompt: Prompt, show: (piece: string) => void): Interpretation {
	const ground = groundOf(turn, prompt);
	let read: ReadSoFar = { commands: [], courtesies: {}, shown: "", lines: 0 };
	const showUpTo = (shown: string) => {
		if (shown !== read.shown) show(shown.slice(read.shown.length));
		read = { ...read, shown };
	};
	const onLine = (raw: string) => {
		if (read.lines >= mostLines) return;
		read = withLine(raw, read, ground);
		showUpTo(settledText(read, ground));
	};
	// What is shown stands, whatever it was shown for.
	const onThought = () => {
		const isShown = read.shown !== "";
		const commands = isShown ? read.commands.filter(isAnswer) : [];
		read = { ...read, commands, courtesies: isShown ? read.courtesies : {}, lines: 0 };
	};
	const lines = readLines(onLine, onThought);
	return {
		take(piece) {
			lines.take(piece);
			return read.lines < mostLines;
		},
		reply(isWhole) {
			if (isWhole) lines.end();
			if (isWhole ? read.commands.length === 0 : !read.shown) return null;
			const reply = replyWith(ground, read.commands);
			const answers = answersIn(read.commands, reply, ground.brand);
			const whole = withText(reply, withLines(reply.text, answers, read.courtesies));
			showUpTo(whole.text);
			return whole;
		},
		stopped: () => stoppedReply(read, ground),
	};
}

function withLine(raw: string, read: ReadSoFar, ground: Ground): ReadSoFar {
	const line = parseLine(raw);
	if (!line) return read;
	const counted = { ...read, lines: read.lines + 1 };
	if (line.kind === "say") return withCourtesy(line.ids[0] ?? "", counted, ground);
	const command = acceptLine(line, ground, read.commands);
	if (!command) return counted;
	const more = { ...counted, commands: [...read.commands, command] };
	// What would change the words that are shown comes too late.
	return settledText(more, ground).startsWith(read.shown) ? more : counted;
}

/** None twice running, none to who may be complaining, and none before an answer that is shown already. */
function withCourtesy(id: string, read: ReadSoFar, { before, guided, likelihoods }: Ground): ReadSoFar {
	const courtesy = findCourtesy(id, guided.language);
	if (!courtesy || before.lastText.includes(courtesy.text) || mayComplain(likelihoods)) return read;
	const isLate = courtesy.place === "before" && read.shown !== "";
	if (isLate || read.courtesies[courtesy.place]) return read;
	return { ...read, courtesies: { ...read.courtesies, [courtesy.place]: courtesy.text } };
}

/** @returns the reply so far, up to its last answer: what else is understood stands behind that. */
function settledText({ commands, courtesies }: ReadSoFar, ground: Ground): string {
	const picked = commands.filter(isAnswer);
	if (picked.length === 0) return "";
	const reply = replyWith(ground, picked);
	const answers = answersIn(picked, reply, ground.brand);
	return withLineBefore(cutAfterLastAnswer(reply.text, answers), answers, courtesies);
}

function stoppedReply({ commands, shown }: ReadSoFar, ground: Ground): Reply {
	const { before, guided } = ground;
	const { facts, suggested } = guided.state;
	return {
		...guided,
		text: shown,
		choices: [],
		form: null,
		wants: "nothing",
		unknownQuestion: null,
		sources: shown ? replyWith(ground, commands.filter(isAnswer)).sources : [],
		state: { ...before, facts, suggested, choices: [] },
	};
}
