import type { Command } from "../../commands.ts";
import type { Reply } from "../../reply.ts";
import { acceptLine, isAnswer } from "./accept-line.ts";
import { type ChosenCourtesies, findCourtesy, surroundWithCourtesies } from "./courtesies.ts";
import { type LineContext, lineContextOf, mayComplain } from "./line-context.ts";
import type { ModelTurn } from "./model-engine.ts";
import type { Prompt } from "./prompt.ts";
import { type Line, parseLine, readLines } from "./read-lines.ts";
import { replyWith, withText } from "./reply-with.ts";

/** Reads a model's answer while it streams, and shows what is settled of the reply. */
type Interpretation = {
	/** Takes a piece of it. @returns false when no more is wanted. */
	read(piece: string): boolean;
	/** @param isWhole whether the answer came to its end. @returns null when it holds no command. */
	reply(isWhole: boolean): Reply | null;
	/** The reply of a stopped answer: its text, without effects. */
	stopped(): Reply;
};

/** The lines read so far, and their text that is shown. Lines without a command do not count: they may be thoughts. */
type LinesRead = { commands: readonly Command[]; courtesies: ChosenCourtesies; shown: string; lines: number };

const mostLines = 24;

export function interpret(turn: ModelTurn, prompt: Prompt, show: (piece: string) => void): Interpretation {
	const context = lineContextOf(turn, prompt);
	let progress: LinesRead = { commands: [], courtesies: {}, shown: "", lines: 0 };
	const showUpTo = (text: string) => text !== progress.shown && show(text.slice(progress.shown.length));
	const onLine = (raw: string) => {
		const line = progress.lines < mostLines ? parseLine(raw) : null;
		if (!line) return;
		const more = applyLine(line, { ...progress, lines: progress.lines + 1 }, context);
		showUpTo(more.shown);
		progress = more;
	};
	// Words that were shown stay, also when the model was only thinking.
	const onThought = () => {
		const stands = progress.shown
			? { commands: progress.commands.filter(isAnswer) }
			: { commands: [], courtesies: {} };
		progress = { ...progress, ...stands, lines: 0 };
	};
	const lines = readLines(onLine, onThought);
	return {
		read(piece) {
			lines.take(piece);
			return progress.lines < mostLines;
		},
		reply(isWhole) {
			if (isWhole) lines.end();
			if (isWhole ? progress.commands.length === 0 : !progress.shown) return null;
			const { reply, answers } = replyWith(context, progress.commands);
			const text = surroundWithCourtesies(reply.text, answers, progress.courtesies);
			showUpTo(text);
			return withText(reply, text);
		},
		stopped: () => stoppedReply(progress, context),
	};
}

function applyLine(line: Line, progress: LinesRead, context: LineContext): LinesRead {
	if (line.kind === "say") return applyCourtesy(line.ids[0] ?? "", progress, context);
	const command = acceptLine(line, context, progress.commands);
	if (!command) return progress;
	const commands = [...progress.commands, command];
	if (!isAnswer(command)) return { ...progress, commands };
	// Answers come first; the other commands follow them.
	const { settled, answers } = replyWith(context, commands.filter(isAnswer));
	const shown = surroundWithCourtesies(settled, answers, { before: progress.courtesies.before });
	// A line that would change words already shown comes too late.
	return shown.startsWith(progress.shown) ? { ...progress, commands, shown } : progress;
}

/** Adds a courtesy: not the last one again, none to a visitor who may be complaining, and none before shown words. */
function applyCourtesy(
	id: string,
	progress: LinesRead,
	{ before, guided, likelihoods }: LineContext,
): LinesRead {
	const courtesy = findCourtesy(id, guided.language);
	if (!courtesy || before.lastText.includes(courtesy.text) || mayComplain(likelihoods)) return progress;
	const isLate = courtesy.place === "before" && progress.shown !== "";
	if (isLate || progress.courtesies[courtesy.place]) return progress;
	return { ...progress, courtesies: { ...progress.courtesies, [courtesy.place]: courtesy.text } };
}

function stoppedReply({ commands, shown }: LinesRead, context: LineContext): Reply {
	const { before, guided } = context;
	const { facts, suggested } = guided.state;
	return {
		...guided,
		text: shown,
		choices: [],
		formName: null,
		effects: [],
		sources: shown ? replyWith(context, commands.filter(isAnswer)).reply.sources : [],
		state: { ...before, facts, suggested, choices: [] },
	};
}
