import { type FactName, factNames } from "../../../leads/lead.ts";
import type { Command } from "../../commands.ts";
import { lists, slotNames } from "./entities/words.ts";
import type { Part } from "./reading.ts";
import { wordsIn } from "./text.ts";

/** Who corrects or takes back a fact says so in so many words. */
const longestCorrection = 14;
/** How many words behind a word for taking out are looked at. */
const reach = 3;

/** Of a message that corrects something: its facts stand in place of what we know; without one, the fact it names is wrong. */
export function corrected(facts: readonly Command[], parts: readonly Part[], text: string): Command[] {
	if (!parts.some(({ label }) => label === "correct-fact")) return [...facts];
	if (facts.length > 0) return facts.map(asCorrection);
	const isShort = wordsIn(text).length <= longestCorrection;
	return isShort ? namedFacts(text).map((slot) => ({ kind: "correct-slot", slot, value: null })) : [];
}

/** "Quita mi teléfono", "no calls please": one fact is taken back, not all of them. @param given what the message gives anew. */
export function forgottenIn(parts: readonly Part[], given: readonly Command[]): Command[] {
	const gives = new Set(given.flatMap((command) => (command.kind === "set-slot" ? [command.slot] : [])));
	return parts.flatMap((part) => {
		if (part.label === "stop-contact" && (speaksOfCalls(part.text) || gives.size > 0))
			return [forget("phone")];
		const isWhole = part.label === "erase-data" && behindVerb(part.text).length !== 1;
		if (part.isQuestion || isWhole || !wantsItGone(part.text)) return [];
		return behindVerb(part.text)
			.filter((slot) => !gives.has(slot))
			.map(forget);
	});
}

/** The facts that a text calls by their names. */
export function namedFacts(text: string): FactName[] {
	const named = wordsIn(text).map(({ folded }) => slotNames.get(folded));
	return factNames.filter((fact) => named.includes(fact));
}

function forget(slot: FactName): Command {
	return { kind: "forget-slot", slot };
}

function asCorrection(command: Command): Command {
	if (command.kind !== "set-slot") return command;
	return { kind: "correct-slot", slot: command.slot, value: command.value };
}

function wantsItGone(text: string): boolean {
	return wordsIn(text).length <= longestCorrection && behindVerb(text).length > 0;
}

/** The facts named shortly behind a word for taking out ("forget my phone but keep the e-mail" names one), else before it. */
function behindVerb(text: string): FactName[] {
	const words = wordsIn(text);
	const at = words.findIndex(({ folded }) => [...lists.forgetVerbs].some((verb) => folded.startsWith(verb)));
	if (at < 0) return [];
	const named = (some: typeof words) => namedFacts(some.map((word) => word.text).join(" "));
	const behind = named(words.slice(at + 1, at + 1 + reach));
	return behind.length > 0 ? behind : named(words.slice(0, at));
}

function speaksOfCalls(text: string): boolean {
	return wordsIn(text).some(({ folded }) => lists.calls.has(folded));
}
