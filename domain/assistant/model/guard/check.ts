import type { Language } from "../../../../content/language.ts";
import { type Claim, claimsIn } from "./claims.ts";
import { promises } from "./grounding/money.ts";
import type { Standing } from "./grounding/resting.ts";
import { standingOf } from "./grounding/standing.ts";
import type { VisitorWords } from "./grounding/visitor-words.ts";
import { leadsAway, type Own } from "./links.ts";
import { beginning, recordIn, stemsIn, wordsIn } from "./record.ts";
import { sentencesOf } from "./sentences.ts";

/** What an answer is held against. */
export type Ground = {
	language: Language;
	own: Own;
	/** What was just asked: a bare figure answers that. */
	asked: string;
	/** See visitorFigures and visitorWords. */
	visitor: ReadonlySet<Claim>;
	told: VisitorWords;
	/** What the model was told to do, as wordRow gives it: none of it is said. */
	instructions: string;
};

/**
 * "unsupported": nobody said it, neither the site nor the visitor. That sentence is left out; any other ends the text, a
 * promise ("offer") that nobody made among them.
 */
export type Objection = "figure" | "offer" | "link" | "language" | "instructions" | "length" | "unsupported";

/** What is wrong with a text of the model, or null when it may be said. */
export function objectionTo(text: string, ground: Ground): Objection | null {
	for (const one of sentencesOf(text)) {
		const judged = judge(one, ground);
		if ("objection" in judged) return judged.objection;
	}
	return null;
}

/** What a sentence of the model rests on, or what is wrong with it. */
export function judge(sentence: string, ground: Ground): { standing: Standing } | { objection: Objection } {
	if (leadsAway(sentence, ground.own)) return { objection: "link" };
	if (repeatsInstructions(sentence, ground.instructions)) return { objection: "instructions" };
	const claims = claimsIn(sentence).filter((claim) => !isOwnFigure(claim, sentence, ground));
	const { byClaim } = recordIn(ground.language);
	if (!claims.every((claim) => byClaim.has(claim))) return { objection: "figure" };
	const standing = standingOf(sentence, conversationOf(ground));
	if (standing) return { standing };
	if (!claims.every((claim) => isNearRecord(claim, sentence, ground))) return { objection: "figure" };
	return { objection: promises(sentence) ? "offer" : "unsupported" };
}

function conversationOf({ language, own, asked, visitor, told }: Ground) {
	const addresses = [own.facts.email, own.facts.phone].filter((address) => address !== null);
	return {
		language,
		asked,
		visitor: told,
		figures: visitor,
		reach: own.brand,
		publicUrl: own.publicUrl,
		addresses,
	};
}

/** A figure of the visitor's own, or none at all. */
function isOwnFigure(claim: Claim, sentence: string, ground: Ground): boolean {
	if (ground.visitor.has(claim)) return true;
	const isAsked = claim === "today|date" || claim.startsWith("1|");
	return (isAsked && /\?\s*$/.test(sentence)) || isOwnAddress(claim, sentence, ground.own);
}

/** Whether the site says a figure beside such words: one that it says of something else is a wrong one. */
function isNearRecord(claim: Claim, sentence: string, ground: Ground): boolean {
	const own = new Set(stemsIn(sentence));
	const around = own.size > 2 ? own : new Set([...own, ...stemsIn(ground.asked)]);
	const needed = Math.min(2, around.size);
	return (recordIn(ground.language).byClaim.get(claim) ?? []).some(
		({ stems }) => [...around].filter((stem) => stems.has(stem)).length >= needed && needed > 0,
	);
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

/** Whether a text is made of the words of its language. Too few words prove nothing, but their letters do. */
export function isInLanguage(text: string, language: Language): boolean {
	if (!latin.test(text)) return false;
	const words = wordsIn(text);
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
