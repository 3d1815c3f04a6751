import type { Command } from "../../commands.ts";
import { acceptSlot, type Evidence } from "./accept-slot.ts";
import type { Line } from "./parse-line.ts";
import { isFounded, type Likelihoods } from "./weigh-command.ts";

/** What the lines of a model are checked against. */
export type Checks = Evidence & {
	message: string;
	/** The ids of the entries that it was sent. */
	offered: ReadonlySet<string>;
	likelihoods: Likelihoods;
};

const longestQuestion = 500;

/** @returns the command of a line, or null when it does not pass its check. */
export function acceptLine(line: Exclude<Line, { kind: "say" }>, checks: Checks): Command | null {
	if (line.kind === "slot") return acceptSlot(line.slot, line.value, checks);
	const command = commandOf(line, checks);
	return command && isFounded(command, checks.likelihoods) ? command : null;
}

/** A question is kept in the visitor's words, never in a model's. */
function commandOf(
	line: Exclude<Line, { kind: "say" | "slot" }>,
	{ message, offered }: Checks,
): Command | null {
	const question = message.slice(0, longestQuestion);
	if (line.kind === "command") return line.command;
	if (line.kind === "unknown") return { kind: "ask-unknown", question };
	const entries = line.ids.filter((id) => offered.has(id));
	return entries.length > 0 ? { kind: "ask", entries, sure: line.kind === "answer", question } : null;
}
