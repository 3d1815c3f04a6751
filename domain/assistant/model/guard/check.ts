import type { Language } from "../../../../content/language.ts";
import { type Claim, claimsIn } from "./claims.ts";
import { leadsAway, type Own } from "./links.ts";
import { aboutTheirs, commits, hiddenOffers, offers } from "./offer-words.ts";
import { plainOf } from "./plain.ts";
import { beginning, recordIn, stemsIn, wordsIn } from "./record.ts";

/** What an answer is held against. */
export type Ground = {
	language: Language;
	own: Own;
	/** What was just asked: a bare figure answers that. */
	asked: string;
	/** See visitorFigures. */
	visitor: ReadonlySet<Claim>;
	/** What the model was told to do, as wordRow gives it: none of it is said. */
	instructions: string;
};

export type Objection = "figure" | "offer" | "link" | "language" | "instructions" | "length";

/** What is wrong with a sentence of the model, or null when it may be said. */
export function objectionTo(sentence: string, ground: Ground): Objection | null {
	if (leadsAway(sentence, ground.own)) return "link";
	if (repeatsInstructions(sentence, ground.instructions)) return "instructions";
	if (!isInLanguage(sentence, ground.language)) return "language";
	if (makesOffer(sentence, ground.language)) return "offer";
	return claimsIn(sentence).every((claim) => isOnRecord(claim, sentence, ground)) ? null : "figure";
}

function makesOffer(sentence: string, language: Language): boolean {
	const plain = plainOf(sentence);
	const hidden = hiddenOffers.test(plain.replace(/[^\p{L}]/gu, "")) || isSpelledOut(plain);
	if (!hidden && !offers.test(plain)) return false;
	const stems = stemsIn(sentence);
	return !recordIn(language).offers.some(
		(said) => stems.filter((stem) => said.has(stem)).length >= stems.length * 0.8,
	);
}

/** "d e s c u e n t o", "5 0". */
function isSpelledOut(plain: string): boolean {
	return /(?:^|[^\p{L}\p{N}])(?:[\p{L}\p{N}][\s._*-]+){4,}[\p{L}\p{N}](?![\p{L}\p{N}])/u.test(plain);
}

function isOnRecord(claim: Claim, sentence: string, ground: Ground): boolean {
	if (isSaidByVisitor(claim, sentence, ground.visitor)) return true;
	if (claim === "today|date" && /\?\s*$/.test(sentence)) return true;
	if (isOwnAddress(claim, sentence, ground.own)) return true;
	const own = new Set(stemsIn(sentence));
	const around = own.size > 2 ? own : new Set([...own, ...stemsIn(ground.asked)]);
	const needed = Math.min(2, around.size);
	return (recordIn(ground.language).byClaim.get(claim) ?? []).some(
		({ stems }) => [...around].filter((stem) => stems.has(stem)).length >= needed && needed > 0,
	);
}

function isSaidByVisitor(claim: Claim, sentence: string, visitor: ReadonlySet<Claim>): boolean {
	if (!visitor.has(claim)) return false;
	const plain = plainOf(sentence);
	if (commits.test(plain)) return false;
	return !/\|(?:money|amount)$/.test(claim) || aboutTheirs.test(plain);
}

/** The digits of our own telephone, or of the visitor's, are no figure. */
function isOwnAddress(claim: Claim, sentence: string, { brand, facts }: Own): boolean {
	const figure = claim.split("|")[0] ?? "";
	return [brand.phone, brand.email, facts.email, facts.phone].some(
		(own) => own && sentence.includes(own) && /\d/.test(figure) && own.replace(/[^\d]/g, "").includes(figure),
	);
}

const latin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;
const fewest = 4;

/** Whether a sentence is made of the words of its language. Too few words prove nothing, but their letters do. */
export function isInLanguage(sentence: string, language: Language): boolean {
	if (!latin.test(sentence)) return false;
	const words = wordsIn(sentence);
	if (words.some((word) => word.length > 32)) return false;
	if (words.length < fewest) return true;
	const { words: known } = recordIn(language);
	const share = words.filter((word) => known.has(beginning(word))).length / words.length;
	return share >= 0.5;
}

/** A text as its words alone, with a space before and behind each. */
export function wordRow(text: string): string {
	return ` ${wordsIn(text).join(" ")} `;
}

/** Whether a text holds so many words in a row of what the model was told. @param told as wordRow gives it. */
export function repeatsInstructions(sentence: string, told: string, run = 8): boolean {
	const words = wordsIn(sentence);
	if (words.length < run) return false;
	return words.some((_, at) => {
		const piece = words.slice(at, at + run);
		return piece.length === run && told.includes(` ${piece.join(" ")} `);
	});
}
