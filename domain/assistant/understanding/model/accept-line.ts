import type { Command } from "../../commands.ts";
import { isReachable } from "../../dialogue/state.ts";
import { acceptSlot } from "./accept-slot.ts";
import type { Ground } from "./ground.ts";
import type { Line } from "./parse-line.ts";
import { isSupported } from "./weigh-command.ts";

const longestQuestion = 500;

/**
 * @param before the commands of the lines before it.
 * @returns the command of a line, or null when it does not pass its check.
 */
export function acceptLine(
	line: Exclude<Line, { kind: "say" }>,
	ground: Ground,
	before: readonly Command[],
): Command | null {
	if (line.kind === "slot") return acceptSlot(line.slot, line.value, ground);
	const command = commandOf(line, ground);
	if (!command || !isSupported(command, ground.likelihoods)) return null;
	// Whoever only introduces themselves tries no trick.
	if (command.kind === "trick" && !mayBeTrick(ground.guided.commands)) return null;
	// "The price is this, and of Mars I know nothing": each half of a message is answered.
	const isOtherHalf = command.kind === "ask-unknown" && before.some(isAnswer);
	const isFree = isAnswer(command) || command.kind === "request" || isOtherHalf;
	return isFree || isOpen(ground.guided.commands) ? command : null;
}

/** Whether a command is a question with its answer. */
export function isAnswer(command: Command): command is Extract<Command, { kind: "ask" }> {
	return command.kind === "ask" && command.sure;
}

/** Whether a command only says that a question was not understood. */
export function isDoubt(command: Command): boolean {
	return command.kind === "ask-unknown" || (command.kind === "ask" && !command.sure);
}

function mayBeTrick(guided: readonly Command[]): boolean {
	return guided.length === 0 || guided.some(isDoubt);
}

/** Whether the guided understanding leaves anything open: a model's doubts and its small talk count there alone. */
function isOpen(guided: readonly Command[]): boolean {
	return guided.some(isDoubt) || guided.every((command) => "slot" in command || "language" in command);
}

/** A question is kept in the visitor's words, never in a model's. */
function commandOf(
	line: Exclude<Line, { kind: "say" | "slot" }>,
	{ message, offered, guided }: Ground,
): Command | null {
	const question = message.slice(0, longestQuestion);
	if (line.kind === "command") return line.command;
	if (line.kind === "unknown") return { kind: "ask-unknown", question };
	// "ANSWER none, not price" picks nothing.
	const entries = offered.has(line.ids[0] ?? "") ? line.ids.filter((id) => offered.has(id)) : [];
	// These answers send a person to whoever can be reached: a model only offers one.
	const sends = entries.some((id) => id === "existing-client" || id === "call");
	if (sends && isReachable(guided.state.facts)) return { kind: "request", what: "offer-of-person" };
	return entries.length > 0 ? { kind: "ask", entries, sure: line.kind === "answer", question } : null;
}
