import { type FactName, factNames } from "../../../../shared/lead.ts";
import { factWords, lists } from "../../../words/lists.ts";
import { holdsPhrase, phrasesOf } from "../../../words/phrases.ts";
import { fold, type Word, wordsIn } from "../../../words/text.ts";
import { type Command, correction } from "../../commands.ts";
import type { DialogueState } from "../../dialogue/state.ts";
import type { Part } from "./reading.ts";
import { ordersCall } from "./voice.ts";

const companyNames = phrasesOf("company-name-words");
const everything = phrasesOf("everything");
/** In words: longer messages are no corrections. */
const longestCorrection = 14;
const beside = new Set(phrasesOf("beside-removals"));
/** The most words between a verb such as "remove" and a fact, and between two facts. */
const reach = 3;

/** Turns the facts of a correcting message into corrections; without a value, the fact that it names is wrong. */
export function applyCorrections(facts: readonly Command[], parts: readonly Part[], text: string): Command[] {
	if (!parts.some(({ label }) => label === "correct-fact")) return [...facts];
	const wrong = wordsIn(text).length <= longestCorrection ? namedFacts(text) : [];
	if (facts.length === 0) return wrong.map((fact) => correction(fact, null));
	return facts.map((one) => (one.kind === "set-fact" ? correction(one.fact, one.value) : one));
}

/** Finds facts that are taken back: "Quita mi teléfono", "no calls please". @param given the other facts of the message. */
export function findForgotten(parts: readonly Part[], given: readonly Command[]): Command[] {
	const givenFacts = given.flatMap((one) => (one.kind === "set-fact" ? [one.fact] : []));
	return parts.flatMap((part): Command[] => {
		const isWhole = part.label === "erase-data" && holdsPhrase(part.text, everything);
		const words = wordsIn(part.text);
		const gone = part.isQuestion || isWhole || words.length > longestCorrection ? [] : behindVerb(words);
		const isOthers = given.some(({ kind }) => kind === "name-other-address");
		if (gone.length > 0) return gone.filter((fact) => !isOthers || fact !== "email").map(forget);
		const speaksOfCalls = words.some(({ folded }) => lists.calls.has(folded));
		const isOfCalls =
			part.label === "stop-contact" && (speaksOfCalls || givenFacts.length > 0) && !ordersCall(part.text);
		return isOfCalls && !givenFacts.includes("phone") ? [forget("phone")] : [];
	});
}

/** Whether a text only takes back: "borren mi número"; not "drop me an email" or "no borren mi número". */
export function isRemoval(text: string): boolean {
	const [verb, own, fact, ...others] = wordsIn(text).filter(({ folded }) => !beside.has(folded));
	const isOrder = verb !== undefined && isForgetVerb(verb) && !verb.folded.startsWith("olvid");
	const isOwn = own?.folded === "mi" || own?.folded === "my";
	return isOrder && isOwn && factWords.has(fact?.folded ?? "") && others.length === 0 && !text.includes(":");
}

/** Keeps what is taken back although it is not known: "borren mi número 312…" names the number to delete. */
export function unknownOf(forgotten: readonly Command[], { facts }: DialogueState): Command[] {
	return forgotten.filter((one) => "fact" in one && one.fact !== undefined && facts[one.fact] === null);
}

/** Finds the facts that a text names. */
export function namedFacts(text: string): FactName[] {
	const bare = companyNames.reduce((left, phrase) => left.replaceAll(phrase, "empresa"), fold(text));
	const named = wordsIn(bare).map(({ folded }) => factWords.get(folded));
	return factNames.filter((fact) => named.includes(fact));
}

function forget(fact: FactName): Command {
	return { kind: "forget-fact", fact };
}

/** Whether a word means to remove: "quita", "remove". */
export function isForgetVerb({ folded }: Word): boolean {
	return [...lists.forgetVerbs].some((verb) => folded.startsWith(verb));
}

/** Finds the facts named shortly after a verb such as "remove", up to one such as "leave"; else those before it. */
function behindVerb(words: readonly Word[]): FactName[] {
	const at = words.findIndex(isForgetVerb);
	if (at < 0 || lists.forgetters.has(`${words[at - 1]?.folded} ${words[at]?.folded}`)) return [];
	const stays = words.findIndex(({ folded }, index) => index > at && lists.stayWords.has(folded));
	let end = at;
	for (let next = at + 1; next <= end + reach && next !== stays && next < words.length; next++)
		if (factWords.has(words[next]?.folded ?? "")) end = next;
	const named = (some: readonly Word[]) => namedFacts(some.map((word) => word.text).join(" "));
	const behind = named(words.slice(at + 1, end + 1));
	return behind.length > 0 ? behind : named(words.slice(0, at));
}
