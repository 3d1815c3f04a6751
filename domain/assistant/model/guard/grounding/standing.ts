import type { Language } from "../../../../../content/language.ts";
import { isAnsweredBy, isHarmlessToAffirm } from "./affirming.ts";
import { joining, piecesOf } from "./clauses.ts";
import type { Conversation } from "./conversation.ts";
import { lexicons } from "./lexicon.ts";
import { spelledOut } from "./names.ts";
import type { Passage } from "./passages.ts";
import { saysItIsAPerson } from "./person.ts";
import { type Reading, read, type Term } from "./reading.ts";
import { grantsWish, isSaidBack } from "./said-back.ts";
import { isSiteWord, passagesWith } from "./site-index.ts";
import { bare, isAsking, isJoining, type SmallTalk, smallTalkIn } from "./small-talk.ts";
import { supportOf } from "./support.ts";

/** What a sentence rests on: the site, the visitor's own words, or that it states nothing. */
export type Standing = "site" | "visitor" | "question" | SmallTalk;

/** What a model's sentence rests on; null when on nothing, and then nobody is told it. */
export function standingOf(sentence: string, conversation: Conversation): Standing | null {
	const { language, reach, publicUrl, addresses } = conversation;
	let text = spelledOut(sentence, reach).replace(/^\s*(?:[-•*]|\d+[.)])\s+/u, "");
	// Where a link leads is judged elsewhere: what is left of one is a page of ours.
	for (const own of [...addresses, publicUrl, new URL(publicUrl).host]) text = text.replaceAll(own, " ");
	text = text.replace(/(?<![\p{L}\p{N}])\/[\w-][\w/-]*/gu, " ");
	if (isJoining(bare(text), language) || saysItIsAPerson(bare(text))) return null;
	if (grantsWish(text, conversation)) return null;
	const pieces = piecesOf(text, language);
	if (pieces.length === 0 || pieces.length > mostPieces) return null;
	const isQuestion = /^["«“(]*¿|[?]\s*["»”')\]]*\s*$/u.test(text.trim());
	if (isQuestion && pieces.length <= 4) {
		const asks = questionIn(text, pieces, conversation);
		if (asks) return asks;
	}
	return talkOf(pieces, conversation) ?? statementOf(pieces, conversation);
}

const mostPieces = 14;

/** Talk alone: with a name or two that it is addressed to. */
function talkOf(pieces: readonly string[], conversation: Conversation): Standing | null {
	const { language } = conversation;
	const words = pieces.filter(
		(piece, at) => at === 0 || !isAddressed(piece) || smallTalkIn(bare(piece), language),
	);
	if (words.length === 0 || isJoining(bare(words.join(" ")), language)) return null;
	const all = bare(words.join(" "));
	const whole =
		smallTalkIn(all, language) ??
		smallTalkIn(bare(words.map((piece) => piece.replace(joining[language], "")).join(" ")), language);
	const named = whole ?? smallTalkIn(bare(withoutName(words.join(" "))), language);
	if (named) return named === "yes" ? (isHarmlessToAffirm(conversation) ? "yes" : null) : named;
	const kinds = words.map((piece) => smallTalkIn(bare(piece), language));
	if (kinds.some((kind) => kind === null)) return null;
	if (kinds.includes("yes") && !isHarmlessToAffirm(conversation)) return null;
	return kinds.find((kind) => kind !== "manners" && kind !== "yes") ?? "manners";
}

/** "Ana", "Ana Gómez" between two commas. */
function isAddressed(piece: string): boolean {
	return /^(?:de |from )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(piece) && piece.length < 40;
}

/** "Gracias Ana". */
function withoutName(text: string): string {
	return text.replace(/ \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u, "");
}

/** Every piece rests on something, alone or with its neighbors; what rests on the site decides. */
function statementOf(pieces: readonly string[], conversation: Conversation): Standing | null {
	const best: (Resting | null)[] = Array(pieces.length + 1).fill(null);
	best[0] = idle;
	let affirms = false;
	for (let end = 1; end <= pieces.length; end++)
		for (let start = 0; start < end; start++) {
			const before = best[start];
			if (!before) continue;
			const part = isCalled(pieces.slice(start, end), before, start)
				? idle
				: partOf(pieces.slice(start, end), pieces.slice(0, start), conversation);
			if (!part) continue;
			if (part.standing === "yes") affirms = true;
			const both = {
				standing: stronger(before.standing, part.standing),
				passages: [...before.passages, ...part.passages],
			};
			const known = best[end];
			if (!known || stronger(known.standing, both.standing) !== known.standing) best[end] = both;
		}
	const whole = best[pieces.length] ?? null;
	if (!whole || !affirms || isHarmlessToAffirm(conversation)) return whole?.standing ?? null;
	return whole.standing === "site" && isAnsweredBy(whole.passages, conversation) ? "site" : null;
}

/** A name the visitor is called by, after nothing but manners: "Con gusto, Ana: …". */
function isCalled(part: readonly string[], before: Resting, start: number): boolean {
	const [piece = ""] = part;
	return (
		start > 0 &&
		part.length === 1 &&
		isAddressed(piece) &&
		before.passages.length === 0 &&
		isTalk(before.standing)
	);
}

function isTalk(standing: Standing): boolean {
	return standing === "manners" || standing === "yes";
}

type Resting = { standing: Standing; passages: readonly Passage[] };

const idle: Resting = { standing: "manners", passages: [] };

const strength: readonly Standing[] = [
	"manners",
	"yes",
	"page",
	"unknown",
	"offer",
	"question",
	"visitor",
	"site",
];

function stronger(one: Standing, other: Standing): Standing {
	return strength.indexOf(one) >= strength.indexOf(other) ? one : other;
}

function partOf(
	part: readonly string[],
	before: readonly string[],
	conversation: Conversation,
): Resting | null {
	const { language } = conversation;
	const isFirst = before.length === 0;
	const joined = part.reduce((text, piece) => text + (joining[language].test(piece) ? " " : ", ") + piece);
	const text = isFirst ? joined : joined.replace(joining[language], "");
	const talk = smallTalkIn(bare(text), language);
	if (talk) return talk === "yes" && !isFirst ? null : { standing: talk, passages: [] };
	const [ourTeam, asTeam, asWe] = lexicons[language].ourTeam;
	const reading = read(text.replace(ourTeam, asTeam), language);
	if (isSaidBack(text, read(text, language), conversation)) return { standing: "visitor", passages: [] };
	if (part.length === 1 && opensCondition[language].test(text)) {
		const passage = isCondition(reading, language);
		if (passage) return { standing: "manners", passages: [passage] };
	}
	// What only goes on with the piece before stands with it.
	if (!isFirst && !reading.acts) return null;
	// "…the Audit Express, which is free": what was named goes on to be spoken of.
	const carried = isFirst || !/^(?:que|which|that)\s/i.test(text) ? [] : namesIn(before, language);
	const asked =
		isFirst && reading.terms.length === 1 && reading.acts && /[?¿]/.test(conversation.asked)
			? withAsked(reading, conversation)
			: reading;
	const passage =
		supportOf(reading, language) ??
		supportOf(asked, language) ??
		(carried.length > 0 && reading.terms.length <= 2
			? supportOf({ ...reading, terms: [...carried, ...reading.terms] }, language)
			: null) ??
		supportOf(read(text.replace(ourTeam, asWe), language), language);
	return passage ? { standing: "site", passages: [passage] } : null;
}

/** The product or service a sentence named last. */
function namesIn(before: readonly string[], language: Language): Term[] {
	const { products, diagnostic } = lexicons[language];
	const terms = read(before.join(", "), language).terms;
	return terms.filter(({ stem }) => products.has(stem) || stem === diagnostic).slice(-1);
}

const opensCondition: Record<Language, RegExp> = { es: /^(?:si|cuando)\s/iu, en: /^(?:if|when)\s/iu };

/** "If a guest wants a person" states nothing where one passage speaks of it all. */
function isCondition(reading: Reading, language: Language): Passage | null {
	const { owed } = lexicons[language];
	if (reading.us || reading.ahead || reading.claims.size > 0 || reading.terms.length === 0) return null;
	if (reading.terms.some(({ stem }) => owed.has(stem))) return null;
	return (
		passagesWith(
			reading.terms.map(({ stem }) => stem),
			language,
		)[0] ?? null
	);
}

/** "Yes, it is free" says so of what was asked about. */
function withAsked(reading: Reading, { asked, language, reach }: Conversation): Reading {
	const about = read(spelledOut(asked.slice(0, 400), reach), language);
	const known = about.terms.filter(
		({ stem }) => isSiteWord(stem, language) && !reading.terms.some((term) => term.stem === stem),
	);
	return known.length === 0 || known.length > 4
		? reading
		: { ...reading, terms: [...known, ...reading.terms] };
}

/** A question that states nothing: made of what visitors are asked, of their own words, or of what the site says. */
function questionIn(text: string, pieces: readonly string[], conversation: Conversation): Standing | null {
	const { language, visitor } = conversation;
	const reading = read(text, language);
	const claims = [...reading.claims].filter((claim) => claim !== "today|date" && !claim.startsWith("1|"));
	if (claims.length > 0 || reading.usVerbs.size > 0 || reading.ahead) return null;
	const { owed, products } = lexicons[language];
	const isHarmless = reading.terms.every(
		({ stem }) =>
			isAsking(stem, language) || products.has(stem) || (visitor.words.has(stem) && !owed.has(stem)),
	);
	return isHarmless && pieces.length > 0 ? "question" : null;
}
