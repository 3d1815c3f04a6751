import type { Command } from "../../commands.ts";
import { isReachable } from "../../dialogue/state.ts";
import { isOfOthers } from "../guided/voice.ts";
import { acceptSlot, type Evidence } from "./accept-slot.ts";
import type { Line } from "./parse-line.ts";
import { isFounded, type Likelihoods } from "./weigh-command.ts";

/** What the lines of a model are checked against. */
export type Checks = Evidence & {
	message: string;
	/** The ids of the entries that it was sent. */
	offered: ReadonlySet<string>;
	likelihoods: Likelihoods;
	/** Whether the guided understanding is sure of a question or a request in it. */
	isPlain: boolean;
};

const longestQuestion = 500;
const doubts: readonly Command["kind"][] = ["ask-unknown", "object", "trick"];

/** @returns the command of a line, or null when it does not pass its check. */
export function acceptLine(line: Exclude<Line, { kind: "say" }>, checks: Checks): Command | null {
	if (line.kind === "slot") return acceptSlot(line.slot, line.value, checks);
	const command = commandOf(line, checks);
	if (!command || !isFounded(command, checks.likelihoods)) return null;
	// Where the guided understanding is sure, a model's doubt counts only if it shares it.
	if (doubts.includes(command.kind) && checks.isPlain && checks.likelihoods.get(command.kind) !== 1)
		return null;
	return withoutAct(command, checks);
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

/** What would send a person only offers one: of a wish or a complaint that is plain a model is not asked. */
function withoutAct(command: Command, { known, message }: Checks): Command | null {
	const sends = (act: string) =>
		command.kind === "ask" && command.sure && command.entries.includes(act) && isReachable(known);
	if (command.kind === "complain" || sends("existing-client"))
		return isOfOthers(message) ? null : { kind: "complain", evidence: "likely" };
	const isWish = command.kind === "request" && (command.what === "person" || command.what === "call");
	return isWish || sends("call") ? { kind: "request", what: "offer-of-person" } : command;
}
