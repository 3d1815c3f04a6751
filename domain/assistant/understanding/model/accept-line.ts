import type { AskCommand, Command } from "../../commands.ts";
import { isReachable } from "../../dialogue/state.ts";
import { acceptFact } from "./accept-fact.ts";
import type { Ground } from "./ground.ts";
import type { Line } from "./parse-line.ts";
import { isSupported } from "./weigh-command.ts";

const longestQuestion = 500;
const mostAnswers = 3;

/**
 * @param before the commands of the lines before it.
 * @returns the command of a line, or null when it does not pass its check.
 */
export function acceptLine(
	line: Exclude<Line, { kind: "say" }>,
	ground: Ground,
	before: readonly Command[],
): Command | null {
	if (line.kind === "fact") return acceptFact(line.fact, line.value, ground);
	const command = commandOf(line, ground, before);
	if (!command || !isSupported(command, ground.likelihoods)) return null;
	const understood = ground.guided.commands;
	// A visitor who only introduces themselves tries no trick.
	if (command.kind === "trick" && understood.length > 0 && !understood.some(isDoubt)) return null;
	// "The price is this, and of Mars I know nothing": each half of a message is answered.
	const isOtherHalf = command.kind === "ask-unknown" && before.some(isAnswer);
	const isFree = isAnswer(command) || command.kind === "request" || isOtherHalf;
	return isFree || isOpen(understood) ? command : null;
}

/** Whether a command is a question with its answer. */
export function isAnswer(command: Command): command is AskCommand {
	return command.kind === "ask" && command.sure;
}

/** Whether a command only says that a question was not understood. */
export function isDoubt(command: Command): boolean {
	return command.kind === "ask-unknown" || (command.kind === "ask" && !command.sure);
}

/** Whether the guided understanding leaves anything open: a model's doubts and small talk count only then. */
function isOpen(guided: readonly Command[]): boolean {
	return guided.some(isDoubt) || guided.every((command) => "fact" in command || "language" in command);
}

/** Keeps a question in the visitor's words, never in a model's. */
function commandOf(
	line: Exclude<Line, { kind: "say" | "fact" }>,
	{ message, offered, guided }: Ground,
	before: readonly Command[],
): Command | null {
	const question = message.slice(0, longestQuestion);
	if (line.kind === "command") return line.command;
	if (line.kind === "unknown") return { kind: "ask-unknown", question };
	const sure = line.kind === "answer";
	const picked = before.filter(isAnswer).flatMap(({ entries }) => entries);
	// Advice is worked out; it is not chosen among entries.
	const isFree = (id: string) => offered.has(id) && (sure ? !picked.includes(id) : id !== "advice");
	// "ANSWER none, not price" picks nothing.
	const ids = offered.has(line.ids[0] ?? "") ? line.ids.filter(isFree) : [];
	const entries = sure ? ids.slice(0, mostAnswers - picked.length) : ids;
	// These answers send a person to whoever can be reached: a model only offers one.
	const sends = entries.some((id) => id === "existing-client" || id === "call");
	if (sends && isReachable(guided.state.facts)) return { kind: "request", what: "offer", of: "person" };
	return entries.length > 0 ? { kind: "ask", entries, sure, question } : null;
}
