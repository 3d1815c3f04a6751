import { lists } from "../../../words/lists.ts";
import { holdsPhrase, phraseAtEnd, phraseAtHead, phrasesOf } from "../../../words/phrases.ts";
import { fold, wordsIn } from "../../../words/text.ts";

export const firstPersonPhrases = phrasesOf("first-person");
export const otherPeoplePhrases = phrasesOf("others");
const negations = phrasesOf("negations");
const harmlessNoes = phrasesOf("harmless-noes");
const grudging = phrasesOf("grudging-yeses");
const hesitations = new Set(phrasesOf("hesitations"));
const notInterested = phrasesOf("not-interested");
const besideNotInterested = new Set(phrasesOf("beside-not-interested"));
const callOrders = phrasesOf("call-orders");
const courtesies = phrasesOf("courtesies");
const mailWords = phrasesOf("mail-words");
const pleas = phrasesOf("pleas");
const noContactWords = phrasesOf("no-contact-words");
const noAnswers = new Set(phrasesOf("no-answers").map(withoutHesitation));
/** The most words of a no ("Por supuesto que no"): a longer text with a no in it says what is wrong. */
export const mostOfNo = 4;

/** Whether a text says no; "no problem, make it" does not. */
export function denies(text: string): boolean {
	const left = harmlessNoes.reduce((rest, phrase) => rest.replaceAll(phrase, ""), fold(text));
	return holdsPhrase(left, negations);
}

/** Whether a yes is too grudging to act upon: "Yeah right", "whatever". */
export function isGrudging(text: string): boolean {
	return holdsPhrase(text, grudging);
}

/** @returns what stands before "please" at the end of a text; "" when it does not end so. */
export function beforePlea(text: string): string {
	const said = text.replace(/[\s.!]+$/, "");
	const plea = phraseAtEnd(said, pleas);
	return plea === "" ? "" : said.slice(0, said.length - plea.length);
}

/** Whether a whole answer tells nothing: "la verdad no sé", "tbd". */
export function tellsNothing(text: string): boolean {
	return noAnswers.has(withoutHesitation(text));
}

/** Whether a whole text says that its writer wants nothing more: "no, ya no quiero nada, gracias". */
export function wantsNothing(text: string): boolean {
	const left = notInterested.reduce((rest, phrase) => rest.replaceAll(phrase, " "), fold(text));
	const words = wordsIn(left).filter(({ folded }) => !besideNotInterested.has(folded));
	return left !== fold(text) && !saysSomething(words.map(({ text }) => text).join(" "));
}

/** Whether more than hesitation is left of a text. */
export function saysSomething(text: string): boolean {
	return withoutHesitation(text) !== "";
}

function withoutHesitation(text: string): string {
	const words = wordsIn(text).map(({ folded }) => folded);
	return words.filter((word) => !hesitations.has(word)).join(" ");
}

/** Whether a text wants a call, though it wants no mail: "don't email me, call me". */
export function ordersCall(text: string): boolean {
	const clauses = text.split(/[,;:.!]\s*|\s(?:pero|but|y|and)\s/iu);
	if (clauses.some((clause) => denies(clause) && speaksOfCalls(clause))) return false;
	const order = clauses.flatMap((clause) => phraseAtHead(clause, callOrders) || [])[0];
	const isOnly = order !== undefined && /^\s*(?:solo|only|just) /iu.test(order);
	const refusesMail = isOnly || holdsPhrase(text, mailWords);
	const isWhole = clauses.some((clause) => isCallOrder(clause));
	return isWhole && refusesMail && !holdsPhrase(text, noContactWords);
}

/** Whether a clause only wants a call, perhaps with the time. */
function isCallOrder(clause: string): boolean {
	const behind = clause.slice(phraseAtHead(clause, callOrders).length);
	const isTime = wordsIn(behind).every(
		({ folded }) => lists.callTimes.has(folded) || lists.callTimeOpeners.has(folded) || /^\d/.test(folded),
	);
	return behind !== clause && (isTime || phraseAtHead(behind, courtesies) !== "");
}

function speaksOfCalls(text: string): boolean {
	return wordsIn(text).some(({ folded }) => lists.calls.has(folded));
}

/** Whether a text is about somebody else. */
export function isOfOthers(text: string): boolean {
	return holdsPhrase(text, otherPeoplePhrases);
}
