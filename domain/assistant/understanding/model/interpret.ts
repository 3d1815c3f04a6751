import type { Command } from "../../commands.ts";
import type { Reply } from "../../reply.ts";
import { acceptLine, isAnswer } from "./accept-line.ts";
import { type ChosenCourtesies, findCourtesy, withLines } from "./courtesies.ts";
import { type LineContext, lineContextOf, mayComplain } from "./line-context.ts";
import type { ModelTurn } from "./model-engine.ts";
import type { Prompt } from "./prompt.ts";
import { type Line, parseLine, readLines } from "./read-lines.ts";
import { replyWith, withText } from "./reply-with.ts";

/** Reads a model's answer while it streams, and shows what is settled of the reply. */
type Interpretation = {
	/** Takes a piece of it. @returns false when no more is wanted. */
	take(piece: string): boolean;
	/** @param isWhole whether the answer came to its end. @returns null when it holds no command. */
	reply(isWhole: boolean): Reply | null;
	/** The reply of a stopped answer: its text, without effects. */
	stopped(): Reply;
};

/** The lines read so far, and their text that is shown. Lines without a command do not count: they may be thoughts. */
type ReadSoFar = { commands: readonly Command[]; courtesies: ChosenCourtesies; shown: string; lines: number };

const mostLines = 24;

export function interpret(turn: ModelTurn, prompt: Prompt, show: (piece: string) => void): Interpretation {
	const context = lineContextOf(turn, prompt);
	let read: ReadSoFar = { commands: [], courtesies: {}, shown: "", lines: 0 };
	const showUpTo = (text: string) => text !== read.shown && show(text.slice(read.shown.length));
	const onLine = (raw: string) => {
		const line = read.lines < mostLines ? parseLine(raw) : null;
		if (!line) return;
		const more = withLine(line, { ...read, lines: read.lines + 1 }, context);
		showUpTo(more.shown);
		read = more;
	};
	// Words that were shown stay, also when the model was only thinking.
	const onThought = () => {
		const stands = read.shown
			? { commands: read.commands.filter(isAnswer) }
			: { commands: [], courtesies: {} };
		read = { ...read, ...stands, lines: 0 };
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
			const { reply, answers } = replyWith(context, read.commands);
			const text = withLines(reply.text, answers, read.courtesies);
			showUpTo(text);
			return withText(reply, text);
		},
		stopped: () => stoppedReply(read, context),
	};
}

function withLine(line: Line, read: ReadSoFar, context: LineContext): ReadSoFar {
	if (line.kind === "say") return withCourtesy(line.ids[0] ?? "", read, context);
	const command = acceptLine(line, context, read.commands);
	if (!command) return read;
	const commands = [...read.commands, command];
	if (!isAnswer(command)) return { ...read, commands };
	// Answers come first; the other commands follow them.
	const { settled, answers } = replyWith(context, commands.filter(isAnswer));
	const shown = withLines(settled, answers, { before: read.courtesies.before });
	// A line that would change words already shown comes too late.
	return shown.startsWith(read.shown) ? { ...read, commands, shown } : read;
}

/** Adds a courtesy: not the last one again, none to a visitor who may be complaining, and none before shown words. */
function withCourtesy(id: string, read: ReadSoFar, { before, guided, likelihoods }: LineContext): ReadSoFar {
	const courtesy = findCourtesy(id, guided.language);
	if (!courtesy || before.lastText.includes(courtesy.text) || mayComplain(likelihoods)) return read;
	const isLate = courtesy.place === "before" && read.shown !== "";
	if (isLate || read.courtesies[courtesy.place]) return read;
	return { ...read, courtesies: { ...read.courtesies, [courtesy.place]: courtesy.text } };
}

function stoppedReply({ commands, shown }: ReadSoFar, context: LineContext): Reply {
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
