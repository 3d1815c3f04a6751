import { vocabulary } from "../../../../content/assistant/vocabulary.ts";
import { factWords } from "../../../words/lists.ts";
import { firstPhrase, holdsPhrase, phraseAtEnd, phrasesOf } from "../../../words/phrases.ts";
import { fold, oneLine, wordsIn } from "../../../words/text.ts";
import { type Command, correction, likelyFact } from "../../commands.ts";
import { type DialogueState, likelyFacts } from "../../dialogue/state.ts";
import { fieldLengths } from "../../forms/fields.ts";
import { namedFacts } from "./corrections.ts";
import type { Part } from "./reading.ts";

const openers = new Map(
	phrasesOf("addition-openers").map((line) => [line.replace(/ \*$/, ""), line.endsWith("*")]),
);
const asking = phrasesOf("asking-politely");
const shapes = phrasesOf("shape-words");
const courtesies = phrasesOf("courtesies");
const negations = phrasesOf("negations");
const articles = new Set(phrasesOf("articles"));
const noValues = new Set(vocabulary("no-values").map(fold));
/** "Add my e-mail": so few words call a fact by its name, or ask for another shape. */
const mostOfName = 3;

/**
 * Returns the need with what a message adds to it while the summary stands, in the visitor's words; null when it adds
 * nothing. @param facts the other facts of the message. @param isOrder whether a piece of it orders the proposal.
 */
export function needWithAdditions(
	parts: readonly Part[],
	facts: readonly Command[],
	{ state, isOrder }: { state: DialogueState; isOrder: (piece: string) => boolean },
): Command | null {
	const added = parts.flatMap((part) => additionIn(part, isOrder) ?? []).filter((one) => !tells(facts, one));
	if (added.length === 0) return null;
	const { need: known } = likelyFacts(state);
	const fresh = added.filter((one) => !known?.includes(one));
	const value = [...(known ? [known.replace(/[.;,\s]+$/, "")] : []), ...fresh].join("; ");
	if (value.length > fieldLengths.need) return { kind: "request", what: "change-proposal" };
	// What was only likely stays so until the visitor agrees.
	const isAgreed = state.facts.need !== null || known === null;
	return isAgreed ? correction("need", value) : likelyFact("need", value);
}

function additionIn({ text, isQuestion }: Part, isOrder: (piece: string) => boolean): string | null {
	const opener = firstPhrase(text, [...openers.keys()]);
	const ahead = text.slice(0, opener?.at);
	if (!opener || holdsPhrase(ahead, negations) || (isQuestion && !holdsPhrase(ahead, asking))) return null;
	const behind = text.slice(openers.get(opener.phrase) ? opener.at : opener.at + opener.phrase.length);
	const stated = withoutOrder(behind.replace(/^[\s,:]*(?:(?:que|that|to)\s+)?/iu, ""), isOrder);
	const value = oneLine(stated.replace(/ (?:to the need|a la necesidad)$/iu, ""), 300);
	const words = wordsIn(value).filter(({ folded }, at) => at > 0 || !articles.has(folded));
	const isBudget = factWords.get(words[0]?.folded ?? "") === "budget";
	if (isBudget && (words.length === 1 || /\d/.test(value))) return null;
	const isNamed = words.length <= mostOfName && (namedFacts(value).length > 0 || holdsPhrase(value, shapes));
	const isWhatsApp = words.length === 1 && words[0]?.folded === "whatsapp";
	return words[0] && !noValues.has(words[0].folded) && (!isNamed || isWhatsApp) ? value : null;
}

/** Removes courtesies and the order for the proposal ("…, and send it, please"): they belong to no need. */
export function withoutOrder(text: string, isOrder: (piece: string) => boolean): string {
	const bare = text.replace(/[\s,.;!?]+$/u, "");
	const short = bare.slice(0, bare.length - phraseAtEnd(bare, courtesies).length);
	const [last = ""] = /(?:[,.;]\s+|\s(?:y|and)\s+)(?:[^,.;\s]+\s?){1,4}$/u.exec(short) ?? [];
	const isOrdered = last !== "" && isOrder(last.replace(/^(?:[,.;]\s*)?(?:\s?(?:y|and)\s+)?/u, ""));
	const left = isOrdered ? short.slice(0, -last.length) : short;
	return left === text ? text : withoutOrder(left, isOrder);
}

/** Whether a text only tells a fact ("Add that we are 15"), which is stored as that. */
function tells(commands: readonly Command[], text: string): boolean {
	return commands.some(
		(one) =>
			(one.kind === "correct-fact" || (one.kind === "set-fact" && one.evidence === "plain")) &&
			one.fact !== "need" &&
			one.value !== null &&
			text.includes(one.value),
	);
}
