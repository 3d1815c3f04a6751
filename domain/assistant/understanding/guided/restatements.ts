import { vocabularyMap } from "../../../../content/assistant/vocabulary.ts";
import type { Language } from "../../../../shared/language.ts";
import { figureFacts } from "../../../../shared/lead.ts";
import { factWords, isMoneyWord, lists } from "../../../words/lists.ts";
import { firstPhrase, holdsPhrase, indexOfPhrase, phrasesOf, templatesOf } from "../../../words/phrases.ts";
import { fold, oneLine, type Word, wordsIn } from "../../../words/text.ts";
import { type Command, correction } from "../../commands.ts";
import { choiceValuesOf } from "../../dialogue/choices.ts";
import type { DialogueState } from "../../dialogue/state.ts";
import { fieldLengths } from "../../forms/fields.ts";
import { answersNeed } from "./answers.ts";
import { namedFacts } from "./corrections.ts";
import { capitalizeName, isEveryday, onlyName } from "./entities/name.ts";
import { wholeOf } from "./reading.ts";

const courtesies = phrasesOf("courtesies");
const languageNames = vocabularyMap("language-names");
const respellings = phrasesOf("respelling-words");
const longestRespelling = 9;
const shortestReplaced = 3;
const mostOfReplaced = 5;
const replaceable = ["name", "company", "need", ...figureFacts] as const;
const numberReplacements = templatesOf("replaced-numbers", String.raw`\d+`);
const wordReplacements = templatesOf("replaced-words", ".+?");
const beside = [...courtesies, ...phrasesOf("excuses")];
const surnameOpeners = phrasesOf("surname-openers");
const mostOfSurname = 2;
const needOpeners = phrasesOf("need-openers");
const besideUnits = new Set(phrasesOf("beside-units"));

/** Finds new values of known or half-known facts: another spelling, another need, the unit of a sum. */
export function findRestatements(text: string, language: Language, state: DialogueState): Command[] {
	const unit = unitOf(text, state);
	if (unit) return [unit];
	const found = [findSurname(text, state) ?? findRespelling(text, state), needIn(text, language)];
	return found.filter((one) => one !== null);
}

/** "Change 3 to 4", "sorry, 4 not 3", "no 5, 8": whole numbers of which one is in a single known figure. */
export function findRenumbering(text: string, { facts }: DialogueState): Command | null {
	const { old, now } = valuesIn(text, numberReplacements, beside) ?? {};
	if (!old || !now) return null;
	const digits = old.replace(/\B(?=(?:\d{3})+$)/g, "[.,]?");
	const inFact = new RegExp(`(?<![\\d.,/])${digits}(?![\\d/]|[.,]\\d)`);
	const [fact, ...others] = figureFacts.filter((one) => inFact.test(facts[one] ?? ""));
	return fact && others.length === 0 ? correction(fact, (facts[fact] ?? "").replace(inFact, now)) : null;
}

/** Reads the old and the new value of a whole message, without the phrases that say nothing beside them. */
function valuesIn(
	text: string,
	templates: readonly RegExp[],
	saysNothing: readonly string[],
): { old: string; now: string } | null {
	const bare = saysNothing
		.reduce((left, phrase) => withoutPhrase(left, phrase), text)
		.replace(/^[\s,:.!]+|[\s,.!]+$/g, "")
		.replace(/\s+/g, " ");
	for (const template of templates) {
		const { old, now } = template.exec(fold(bare))?.indices?.groups ?? {};
		if (old && now) return { old: bare.slice(...old), now: bare.slice(...now) };
	}
	return null;
}

function withoutPhrase(text: string, phrase: string): string {
	const at = indexOfPhrase(fold(text), phrase);
	return at < 0 ? text : withoutPhrase(`${text.slice(0, at)}${text.slice(at + phrase.length)}`, phrase);
}

/** "My last name is Nayar": it stands behind the first name, in place of another one. */
function findSurname(text: string, { facts }: DialogueState): Command | null {
	const opener = firstPhrase(text, surnameOpeners);
	const [first] = wordsIn(facts.name ?? "");
	const behind = opener ? text.slice(opener.at + opener.phrase.length).replace(/^[\s:,]+/, "") : "";
	const surname = onlyName(behind.split(/[,.;!\n]/)[0] ?? "");
	if (!first || !surname || surname.words.length > mostOfSurname) return null;
	if (surname.words.some(({ text, folded }) => /^\p{Ll}/u.test(text) && isEveryday(folded))) return null;
	return correction("name", `${first.text} ${capitalizeName(surname.text)}`);
}

/** Whether a few words are a value and nothing else: no second wish, no language, a number only in place of one. */
function isValue(text: string, old: string): boolean {
	const words = wordsIn(text);
	const isNumber = /\d/.test(old);
	const isPlain = words.length <= mostOfReplaced && !/[;:?!@]|,\s|\s(?:y|and)\s/iu.test(text);
	const isFree = !words.some(({ folded }) => factWords.has(folded) || languageNames.has(folded));
	return isPlain && (isNumber ? /\d/.test(text) : isFree && !/[.,\d]/.test(text));
}

/**
 * "En lugar de Hotel Luna pon Hotel Sol", beside the summary: words of one known fact, and what they become. Of words that
 * stand nowhere in it the form is shown, to change them there.
 */
export function findReplacement(text: string, { awaiting, facts }: DialogueState): Command | null {
	const { old, now } = valuesIn(text, wordReplacements, courtesies) ?? { old: "", now: "" };
	if (awaiting !== "summary" || old.length < shortestReplaced || !isValue(now, old)) return null;
	const [fact, ...others] = replaceable.filter(
		(one) => indexOfPhrase(fold(facts[one] ?? ""), fold(old)) >= 0,
	);
	if (!fact && namedFacts(old).length === 0) return { kind: "request", what: "change-proposal" };
	if (!fact || others.length > 0) return null;
	if (fact === "name" && !onlyName(now)) return null;
	const known = facts[fact] ?? "";
	const at = indexOfPhrase(fold(known), fold(old));
	return correction(fact, `${known.slice(0, at)}${now}${known.slice(at + old.length)}`);
}

function findRespelling(text: string, { facts }: DialogueState): Command | null {
	const words = wordsIn(text.replace(/\S*@\S*/g, " "));
	if (words.length > longestRespelling || !holdsPhrase(text, respellings)) return null;
	for (const fact of ["name", "company"] as const) {
		const known = facts[fact] ?? "";
		for (const word of words) {
			const old = wordsIn(known).find((one) => isRespelled(one, word));
			if (old) return correction(fact, known.slice(0, old.from) + cased(word.text) + known.slice(old.to));
		}
	}
	return null;
}

function isRespelled(old: Word, word: Word): boolean {
	const isOther = old.text.toLowerCase() !== word.text.toLowerCase();
	const isName = isOther && word.text.length > 2 && !isEveryday(word.folded);
	return isName && editDistance(old.folded, word.folded) <= (old.text.length < 6 ? 1 : 2);
}

/** Counts the letters to insert, delete or replace to turn one word into another. */
function editDistance(one: string, other: string): number {
	let row = Array.from({ length: other.length + 1 }, (_, at) => at);
	for (const [at, letter] of [...one].entries()) {
		const above = row;
		row = [at + 1];
		for (let column = 1; column <= other.length; column++) {
			const kept = (above[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1);
			row.push(Math.min(kept, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1));
		}
	}
	return row.at(-1) ?? 0;
}

function cased(word: string): string {
	return /\p{Lu}/u.test(word) ? word : word.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}

function needIn(text: string, language: Language): Command | null {
	const opener = firstPhrase(text, needOpeners);
	const behind = opener ? text.slice(opener.at + opener.phrase.length) : "";
	const [sentence = ""] = /^[\s:,]*(?:[^.!?\n]|[.](?=\S))*[?]?/u.exec(behind) ?? [];
	const value = oneLine(sentence.replace(/^[\s:,]+(?:(?:que|to) )?/u, ""), fieldLengths.need);
	const part = wholeOf(value, language);
	return wordsIn(value).length > 1 && !part.isQuestion && answersNeed(part)
		? correction("need", value)
		: null;
}

function unitOf(text: string, { facts, choices }: DialogueState): Command | null {
	const words = wordsIn(text).filter(({ folded }) => !besideUnits.has(folded));
	const number = facts.budget ?? choiceValuesOf("budget", choices)[0] ?? "";
	const known = wordsIn(number).filter(({ folded }) => isMoneyWord(folded));
	const isCurrency = ({ folded }: Word) => lists.currencies.has(folded);
	const lacksUnit =
		/\d/.test(number) && (known.length === 0 || (words.every(isCurrency) && !known.some(isCurrency)));
	if (words.length === 0 || !lacksUnit || !words.every(({ folded }) => isMoneyWord(folded))) return null;
	return correction("budget", [number, ...words.map((word) => word.text)].join(" "));
}
