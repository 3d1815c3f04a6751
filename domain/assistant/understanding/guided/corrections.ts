import { type FactName, factNames } from "../../../../shared/lead.ts";
import { lists, slotNames } from "../../../words/lists.ts";
import { holdsPhrase, phrasesOf } from "../../../words/phrases.ts";
import { type Word, wordsIn } from "../../../words/text.ts";
import { type Command, correction } from "../../commands.ts";
import type { Part } from "./reading.ts";

const everything = phrasesOf("everything");
/** Who corrects or takes back a fact says so in so many words. */
const longestCorrection = 14;
/** How many words may lead from a word for taking out to a fact, and from there to the next. */
const reach = 3;

/** Of a message that corrects something: its facts stand in place of what we know; without one, the fact it names is wrong. */
export function corrected(facts: readonly Command[], parts: readonly Part[], text: string): Command[] {
	if (!parts.some(({ label }) => label === "correct-fact")) return [...facts];
	const wrong = wordsIn(text).length <= longestCorrection ? namedFacts(text) : [];
	if (facts.length === 0) return wrong.map((slot) => correction(slot, null));
	return facts.map((fact) => (fact.kind === "set-slot" ? correction(fact.slot, fact.value) : fact));
}

/** "Quita mi teléfono", "no calls please": one fact is taken back, not all of them. @param given what else the message tells. */
export function forgottenIn(parts: readonly Part[], given: readonly Command[]): Command[] {
	const givenSlots = given.flatMap((one) => (one.kind === "set-slot" ? [one.slot] : []));
	return parts.flatMap((part): Command[] => {
		const isWhole = part.label === "erase-data" && holdsPhrase(part.text, everything);
		const words = wordsIn(part.text);
		const gone = part.isQuestion || isWhole || words.length > longestCorrection ? [] : behindVerb(words);
		if (gone.length > 0) return gone.map(forget);
		const speaksOfCalls = words.some(({ folded }) => lists.calls.has(folded));
		const isOfCalls = part.label === "stop-contact" && (speaksOfCalls || givenSlots.length > 0);
		return isOfCalls && !givenSlots.includes("phone") ? [forget("phone")] : [];
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

/** "Quita", "remove": whether a word takes something out. */
export function isForgetVerb({ folded }: Word): boolean {
	return [...lists.forgetVerbs].some((verb) => folded.startsWith(verb));
}

/** The facts named behind a word for taking out, each shortly behind the one before, up to a word for leaving; else before it. */
function behindVerb(words: readonly Word[]): FactName[] {
	const at = words.findIndex(isForgetVerb);
	if (at < 0 || lists.forgetters.has(`${words[at - 1]?.folded} ${words[at]?.folded}`)) return [];
	const stays = words.findIndex(({ folded }, index) => index > at && lists.stayWords.has(folded));
	let end = at;
	for (let next = at + 1; next <= end + reach && next !== stays && next < words.length; next++)
		if (slotNames.has(words[next]?.folded ?? "")) end = next;
	const named = (some: readonly Word[]) => namedFacts(some.map((word) => word.text).join(" "));
	const behind = named(words.slice(at + 1, end + 1));
	return behind.length > 0 ? behind : named(words.slice(0, at));
}
