import type { Command } from "../../commands.ts";
import { acceptSlot, type Evidence } from "./accept-slot.ts";
import { isLikely } from "./near-entries.ts";
import type { Line } from "./parse-line.ts";

/** What the lines of a model are checked against. */
export type Checks = Evidence & {
	message: string;
	/** The ids of the entries that it was sent. */
	offered: ReadonlySet<string>;
};

/** These take something back: the guided classifier has to find them likely, too. */
const grave: readonly string[] = ["erase-data", "stop-contact"];
const longestQuestion = 500;

/** @returns the command of a line, or null when it does not pass its check. */
export function acceptLine(line: Exclude<Line, { kind: "say" }>, checks: Checks): Command | null {
	const question = checks.message.slice(0, longestQuestion);
	switch (line.kind) {
		case "slot":
			return acceptSlot(line.slot, line.value, checks);
		case "forget":
			return checks.known[line.slot] === null ? null : { kind: "forget-slot", slot: line.slot };
		case "unknown":
			return { kind: "ask-unknown", question };
		case "command":
			return isFounded(line.command, checks) ? line.command : null;
		default: {
			const entries = line.ids.filter((id) => checks.offered.has(id));
			return entries.length > 0 ? { kind: "ask", entries, sure: line.kind === "answer", question } : null;
		}
	}
}

function isFounded(command: Command, { message, language }: Checks): boolean {
	if (command.kind !== "request" || !grave.includes(command.what)) return true;
	return grave.some((label) => isLikely(label, message, language));
}
