import { vocabularyMap } from "../../../../content/assistant/vocabulary.ts";
import { isLanguage, otherLanguage } from "../../../../shared/language.ts";
import type { FactName } from "../../../../shared/lead.ts";
import { lists } from "../../../words/lists.ts";
import { holdsPhrase, phrasesOf } from "../../../words/phrases.ts";
import { type Word, wordsIn } from "../../../words/text.ts";
import { askFor, type Command } from "../../commands.ts";
import type { DialogueState } from "../../dialogue/state.ts";
import { requireCertainty } from "./consequences.ts";
import { isForgetVerb, namedFacts } from "./corrections.ts";
import { sureQuestion } from "./questions.ts";
import { isQuestionLabel, type Part } from "./reading.ts";
import { refusingWords, withheldIn } from "./refusals.ts";
import { denies, mostOfNo, ordersCall, wantsNothing } from "./voice.ts";

/** The command of a sentence with one of these labels. */
const commandsByLabel: Readonly<Record<string, Command>> = {
	"request-proposal": { kind: "request", what: "proposal" },
	"change-proposal": { kind: "request", what: "change-proposal" },
	"resend-proposal": { kind: "request", what: "resend-proposal" },
	"request-person": { kind: "request", what: "person" },
	call: { kind: "request", what: "call" },
	"request-transcript": { kind: "request", what: "transcript" },
	"allow-contact": { kind: "request", what: "allow-contact" },
	recall: { kind: "request", what: "own-data" },
	affirm: { kind: "affirm" },
	deny: { kind: "deny" },
	"decline-to-tell": { kind: "deny" },
	"ask-why": { kind: "ask-why" },
	complaint: { kind: "complain" },
	confused: { kind: "object" },
	trick: { kind: "trick" },
	"out-of-scope": { kind: "out-of-scope" },
	"joke-or-insult": { kind: "out-of-scope" },
	greeting: { kind: "small-talk", about: "greeting" },
	thanks: { kind: "small-talk", about: "thanks" },
	goodbye: { kind: "small-talk", about: "goodbye" },
	"chit-chat": { kind: "small-talk", about: "chit-chat" },
	later: { kind: "small-talk", about: "later" },
	wait: { kind: "small-talk", about: "wait" },
};

const denials = phrasesOf("denials");
const keepWords = phrasesOf("keep-words");
/** Acts that count only as the visitor's own wish, unlike "A guest asked us to delete his data". */
const wishes = new Set(["erase-data", "stop-contact"]);
const othersWishes = phrasesOf("others-wishes");
const badly = [...phrasesOf("negations"), ...phrasesOf("poor-words")];
const languageWishes = phrasesOf("language-wishes");
const conditions = phrasesOf("condition-words");
const languageNames = vocabularyMap("language-names");
const longestCallTime = 7;
/** The least confidence of a clause, which says less than a sentence. */
const sureOfClause = 0.8;

/** Returns what a sentence asks for, or each of its clauses. @param given the contact data that the message gives. */
export function readCommands(part: Part, given: readonly FactName[]): Command[] {
	const givesContact = given.length > 0;
	const own = readCommand(part, given);
	const others = part.clauses.flatMap((clause) => {
		const { label, guesses } = clause;
		const asks = label !== null && isQuestionLabel(label) && (clause.isQuestion || part.isQuestion);
		const takesBack = !part.isQuestion && label !== null && wishes.has(label);
		const isWish = takesBack || label === "call" || label?.startsWith("request-");
		const isOther = label !== part.label && (asks || isWish);
		const command =
			isOther && (guesses[0]?.probability ?? 0) >= sureOfClause ? readCommand(clause, given) : null;
		return command ? [requireCertainty(command, clause, givesContact)] : [];
	});
	return own ? [requireCertainty(own, part, givesContact), ...others] : others;
}

/**
 * Returns what a part asks for by its label; null when the label is not sure, or asks for nothing.
 * @param given facts that the message gives: "here's my e-mail, but no phone" declines only the other.
 */
export function readCommand(part: Part, given: readonly FactName[] = []): Command | null {
	const { label, text } = part;
	const withheld = part.isQuestion ? undefined : withheldIn(text, given);
	if (withheld) return { kind: "deny", fact: withheld };
	if (label === null || (wishes.has(label) && holdsPhrase(text, othersWishes))) return null;
	// "Why do you need my e-mail?" declines less than it asks.
	if (label === "decline-to-tell" && part.isQuestion && namedFacts(text).length > 0)
		return { kind: "ask-why" };
	if (label === "ask-why" && !part.isQuestion && denies(text)) return { kind: "deny" };
	if (label === "change-language")
		return isLanguageAsked(part) ? askFor("languages", text) : languageRequest(text);
	if (label === "erase-data" || label === "stop-contact") return takingBack(part);
	if (label === "affirm" && wordsIn(text).length <= mostOfNo && denies(text)) return { kind: "deny" };
	const command = commandsByLabel[label] ?? sureQuestion(part);
	const named = command?.kind === "deny" ? namedFacts(text) : [];
	if (command?.kind === "deny" && wantsNothing(text)) return { kind: "small-talk", about: "no-interest" };
	const declined = named.find((fact) => !given.includes(fact)) ?? named[0];
	if (declined) return { kind: "deny", fact: declined };
	if (command?.kind !== "request") return command;
	const isForPerson = command.what === "person" || command.what === "call";
	if ((isForPerson || command.what.endsWith("proposal")) && isDenied(part)) return { kind: "deny" };
	const when = isForPerson ? findCallTime(text) : null;
	return isForPerson && when ? { ...command, when } : command;
}

/** "Don't delete it" takes nothing back, and "could I have it removed later?" asks. */
function takingBack({ text, label, isQuestion }: Part): Command | null {
	if (holdsPhrase(text, keepWords) || isNegated(text)) return { kind: "request", what: "allow-contact" };
	if (isQuestion && holdsPhrase(text, conditions)) return askFor("your-data", text);
	if (label === "stop-contact" && ordersCall(text)) return { kind: "request", what: "call" };
	return { kind: "request", what: label === "erase-data" ? "erase-data" : "stop-contact" };
}

/** "No me borren nada": a no stands right before the verb. */
function isNegated(text: string): boolean {
	return text.split(/[,;:]/).some((clause) => {
		const words = wordsIn(clause);
		const verb = words.findIndex(isForgetVerb);
		return words
			.slice(Math.max(0, verb - 2), Math.max(0, verb))
			.some(({ folded }) => refusingWords.has(folded));
	});
}

/** "And in English?" asks what it speaks; "can we go on in English?" asks for it. */
function isLanguageAsked({ text, isQuestion }: Part): boolean {
	return isQuestion && !holdsPhrase(text, languageWishes);
}

/** Returns the language to change to: the one that is named, else the message's own. */
function languageRequest(text: string): Command | null {
	const named = wordsIn(text)
		.flatMap(({ folded }) => languageNames.get(folded) ?? [])
		.at(-1);
	if (!isLanguage(named)) return null;
	// "I don't speak Spanish": in the other one, then.
	const language = holdsPhrase(text, badly) ? otherLanguage(named) : named;
	return { kind: "request", what: "language", language };
}

/** "No, no proposal just yet". "I don't want a robot, I want a person" wants one. */
function isDenied({ text, label, clauses }: Part): boolean {
	const asking = clauses.filter((clause) => clause.label === label);
	return (asking.length > 0 ? asking : [{ text }]).every((clause) => holdsPhrase(clause.text, denials));
}

/** Reads when to call from a short answer, once a call is spoken of. */
export function callTimeIn(
	parts: readonly Part[],
	text: string,
	{ topic, wanted }: DialogueState,
): string | null {
	const isCallExpected = topic === "call" || wanted === "person";
	const isShort = wordsIn(text).length <= longestCallTime && !parts.some(({ isQuestion }) => isQuestion);
	return isCallExpected && isShort ? findCallTime(text) : null;
}

/** @returns when somebody wants to be called, in their words ("mañana a las 10", "after 5"), or null. */
function findCallTime(text: string): string | null {
	const words = wordsIn(text);
	const isTime = ({ folded }: Word, at: number) =>
		lists.callTimes.has(folded)
			? words[at - 1]?.folded !== "good"
			: /^\d{1,2}(?:am|pm|h)?$/.test(folded) && lists.callTimeOpeners.has(words[at - 1]?.folded ?? "");
	let first = words.findIndex(isTime);
	let last = words.findLastIndex(isTime);
	if (first < 0) return null;
	// "Call me on …, in the morning": the number that stood between is gone.
	const isNext = (at: number) => !text.slice(words[at - 1]?.to, words[at]?.from).includes(",");
	while (lists.callTimeOpeners.has(words[first - 1]?.folded ?? "") && isNext(first)) first--;
	while (/^(?:\d{2}|a|p|m)$/.test(words[last + 1]?.folded ?? "")) last++;
	const time = text.slice(words[first]?.from, words[last]?.to);
	// "La junta de hoy" tells when the meeting is.
	return /^de (?:hoy|mañana)/i.test(time) ? null : time;
}
