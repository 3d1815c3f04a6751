import { type FactName, factNames } from "../../../../shared/lead.ts";
import { numberWords } from "../../../money/money-words.ts";
import { factWords, isMoneyWord } from "../../../words/lists.ts";
import { firstPhrase, holdsPhrase, phraseAtHead, phrasesOf } from "../../../words/phrases.ts";
import { fold, oneLine, type Word, wordsIn } from "../../../words/text.ts";
import { type Command, correction } from "../../commands.ts";
import { fieldLengths } from "../../forms/fields.ts";
import { withoutOrder } from "./additions.ts";
import { capitalizeName } from "./entities/name.ts";
import { companyName, industryIn } from "./facts.ts";

const links = phrasesOf("value-links");
const wrongs = phrasesOf("value-wrongs");
const courtesies = phrasesOf("courtesies");
const restarts = phrasesOf("value-restarts");
const openers = phrasesOf("value-openers");
const postponing = phrasesOf("postponing-verbs").map((verb) => `to ${verb}`);
const additions = phrasesOf("addition-openers").map((line) => line.replace(/ \*$/, ""));
/** A name longer than this, in words, is a sentence. */
const mostOfName = 6;
const mostOfTiming = 10;

/** What may follow a short value: "2 millones, y mándala", "Snip and it's a salon". */
const nextThing = /[,;]\s|\s(?:and|y)\s+(?:the|then|it'?s|add|la|el|luego|es|somos|agrega|we)\s/iu;

type NamedValue = { fact: FactName; value: string; from: number; to: number };

/** The facts that are set by their names, and the rest of the message. */
type NamedValues = { commands: Command[]; rest: string };

/**
 * Reads facts that are set by their names, whatever else the words resemble: "the need is …", "company: …", "el sector no
 * es otro, es inmobiliario".
 * @param isSummary whether the summary is shown: then a name counts without a colon, too.
 * @param isOrder tells whether a piece of the text orders the proposal.
 */
export function namedValuesIn(
	text: string,
	{ isSummary, isOrder }: { isSummary: boolean; isOrder: (piece: string) => boolean },
): NamedValues {
	const words = wordsIn(text);
	const names = words.flatMap((word, at) => {
		const before = words[at - 1];
		const isVerb = word.folded === "need" && phraseAtHead(text.slice(word.to), postponing) !== "";
		const isSurname = before?.folded === "last";
		const start = isVerb || isSurname ? null : valueStart(text, word, isSummary);
		// The "company name" is the company's.
		const own =
			factWords.get(word.folded) === "name" && before && factWords.has(before.folded) ? before : word;
		return start === null ? [] : [{ word: own, start }];
	});
	const found = new Map<FactName, NamedValue>();
	names.forEach(({ word, start }, at) => {
		const end = names[at + 1]?.word.from ?? text.length;
		const named = namedValue(word, { text: text.slice(0, end), start, isOrder });
		if (named) found.set(named.fact, named);
	});
	const commands = [...found.values()].map(({ fact, value }) => correction(fact, value));
	const rest = [...found.values()]
		.sort((a, b) => b.from - a.from)
		.reduce((left, { from, to }) => `${left.slice(0, from)}${left.slice(to)}`, text);
	return { commands, rest };
}

/** Finds where the value after a fact's name begins; null without one. */
function valueStart(text: string, { folded, to }: Word, isSummary: boolean): number | null {
	if (!factWords.has(folded)) return null;
	const behind = text.slice(to);
	const [colon] = /^\s*[:=]\s*/u.exec(behind) ?? [];
	if (colon) return to + colon.length;
	if (!isSummary) return null;
	const link = phraseAtHead(behind, [...wrongs, ...links]);
	if (link === "" || phraseAtHead(behind, courtesies) !== "") return null;
	const value = text.slice(to + link.length).replace(/^\s*[:,]?\s*/u, "");
	const start = text.length - value.length;
	const isWrong = wrongs.includes(fold(link).trim()) || phraseAtHead(value, wrongs) !== "";
	return isWrong ? restart(text, start) : start;
}

/** Takes what follows the denied value: "Isn't 'other', it's real estate". */
function restart(text: string, from: number): number | null {
	const found = firstPhrase(text.slice(from), restarts);
	return found && from + found.at + found.phrase.length;
}

type Behind = { text: string; start: number; isOrder: (piece: string) => boolean };

function namedValue(name: Word, { text, start, isOrder }: Behind): NamedValue | null {
	const fact = factNames.find((one) => one === factWords.get(name.folded));
	const ahead =
		text
			.slice(0, name.from)
			.split(/[.!?\n]/u)
			.at(-1) ?? "";
	// "Add to the need: …" leaves what stands there.
	if (!fact || (fact === "need" && holdsPhrase(ahead, additions))) return null;
	const [sentence = ""] = /^[\s"“«']*(?:[^.!?\n]|[.!?](?=\S))*/u.exec(text.slice(start)) ?? [];
	const stated = withoutOrder(fact === "need" ? sentence : (sentence.split(nextThing)[0] ?? ""), isOrder);
	const bare = oneLine(stated.replace(/^[\s"“«':]+|[\s"”»',;:]+$/gu, ""), fieldLengths[fact]);
	const value = shaped(fact, bare);
	return value === null
		? null
		: { fact: value.fact, value: value.text, from: name.from, to: start + stated.length };
}

/** Returns the value as it is stored; null when it cannot be one. */
function shaped(fact: FactName, value: string): { fact: FactName; text: string } | null {
	const words = wordsIn(value).map(({ folded }) => folded);
	const holdsNumber = words.some((word) => /\d/.test(word) || numberWords.has(word));
	const kept = (text: string | null) => (text === null ? null : { fact, text });
	if (words.length === 0 || phraseAtHead(value, wrongs) !== "") return null;
	if (fact === "need") return words.length > 1 ? kept(value) : null;
	if (fact === "industry" || (fact === "company" && phraseAtHead(value, openers) !== "")) {
		const industry = industryIn(value);
		return industry && { fact: "industry", text: industry };
	}
	if (fact === "company") return words.length <= mostOfName ? kept(companyName(value)) : null;
	if (fact === "name")
		return words.length <= mostOfName && !/\d/.test(value) ? kept(capitalizeName(value)) : null;
	if (fact === "companySize") return holdsNumber ? kept(value) : null;
	if (fact === "budget") return holdsNumber || words.some(isMoneyWord) ? kept(value) : null;
	return fact === "timing" && words.length <= mostOfTiming ? kept(value) : null;
}
