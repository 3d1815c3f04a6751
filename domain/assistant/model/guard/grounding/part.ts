import type { Language } from "../../../../../content/language.ts";
import { aboutOf, wordsAsked } from "./asked.ts";
import { joining } from "./clauses.ts";
import type { Conversation } from "./conversation.ts";
import { lexicons } from "./lexicon.ts";
import type { Passage } from "./passage.ts";
import { read } from "./read.ts";
import type { Reading, Term } from "./reading.ts";
import type { Resting } from "./resting.ts";
import { isSaidBack } from "./said-back.ts";
import { isSiteWord, passagesWith } from "./site-index.ts";
import { bare, smallTalkIn } from "./small-talk.ts";
import { supportOf } from "./support.ts";

/** What some pieces of a sentence rest on together; null when on nothing. @param before the pieces before them. */
export function partOf(
	part: readonly string[],
	before: readonly string[],
	conversation: Conversation,
	within: readonly Passage[] | null = null,
): Resting | null {
	const { language } = conversation;
	const isFirst = before.length === 0;
	const joined = part.reduce((text, piece) => text + (joining[language].test(piece) ? " " : ", ") + piece);
	const text = isFirst ? joined : joined.replace(joining[language], "");
	const talk = smallTalkIn(bare(text), language, wordsAsked(conversation));
	if (talk) return talk === "yes" && !isFirst ? null : { standing: talk, passages: [] };
	const [ourTeam, asTeam, asWe] = lexicons[language].ourTeam;
	const plain = read(text, language);
	const isOfTeam = text.search(ourTeam) >= 0;
	const reading = isOfTeam
		? { ...read(text.replace(ourTeam, asTeam), language), owners: plain.owners }
		: plain;
	if (isSaidBack(text, plain, conversation)) return { standing: "visitor", passages: [] };
	if (part.length === 1 && opensCondition[language].test(text)) {
		const told = conditionIn(reading, language);
		if (told.length > 0) return { standing: "manners", passages: told.slice(0, 1), within: told };
	}
	// What only goes on with the piece before stands with it.
	if (!isFirst && (!reading.acts || opensWithin[language].test(part[0] ?? ""))) return null;
	// "…the Audit Express, which is free": what was named goes on to be spoken of.
	const carried = isFirst || !/^(?:que|which|that)\s/i.test(text) ? [] : namesIn(before, language);
	const asked =
		isFirst && reading.terms.length === 1 && reading.acts && /[?¿]/.test(conversation.asked)
			? withAsked(reading, conversation)
			: reading;
	const passage =
		supportOf(reading, language, within) ??
		supportOf(asked, language, within) ??
		(carried.length > 0 && reading.terms.length <= 2
			? supportOf({ ...reading, terms: [...carried, ...reading.terms] }, language, within)
			: null) ??
		(isOfTeam
			? supportOfTeam(
					{ ...read(text.replace(ourTeam, asWe), language), owners: plain.owners },
					language,
					within,
				)
			: null);
	if (!passage) return null;
	const isConditional = opensCondition[language].test(part[0] ?? "") && part.length > 1;
	const told = isConditional ? conditionIn(read(part[0] ?? "", language), language) : [];
	return {
		standing: "site",
		passages: [passage],
		...(isConditional && { within: told.length > 0 ? told : [passage] }),
	};
}

/** "Our team connects it": what our team does, we do. What is done to it is not done to us alike. */
function supportOfTeam(asUs: Reading, language: Language, within: readonly Passage[] | null): Passage | null {
	return asUs.usVerbs.size === 0 ? null : supportOf({ ...asUs, asTeam: true }, language, within);
}

/** The product or service a sentence named last. */
function namesIn(before: readonly string[], language: Language): Term[] {
	const { products, diagnostic } = lexicons[language];
	const terms = read(before.join(", "), language).terms;
	return terms.filter(({ stem }) => products.has(stem) || stem === diagnostic).slice(-1);
}

/** "…, with a summary": how, where or to whom what stands before it is done. */
const opensWithin: Record<Language, RegExp> = {
	es: /^(?:con|sin|en|por|de|del|desde|hasta|a|al|para) /iu,
	en: /^(?:with|without|in|on|at|by|for|from|of|to|through|until) /iu,
};

const opensCondition: Record<Language, RegExp> = { es: /^(?:si|cuando)\s/iu, en: /^(?:if|when)\s/iu };

/** "If a guest wants a person" states nothing where one passage speaks of it all: what follows from it stands there. */
function conditionIn(reading: Reading, language: Language): readonly Passage[] {
	const { owed } = lexicons[language];
	if (reading.us || reading.ahead || reading.claims.size > 0 || reading.terms.length === 0) return [];
	if (reading.terms.some(({ stem }) => owed.has(stem))) return [];
	return passagesWith(
		reading.terms.map(({ stem }) => stem),
		language,
	).filter(({ units, heading }) =>
		reading.terms.every(({ stem, negated }) => {
			const there = units.flatMap(({ terms }) => terms.filter((term) => term.stem === stem));
			const isThere = there.some((term) => term.negated === negated || term.negated === null);
			return isThere || negated === null || (there.length === 0 && !negated && heading.has(stem));
		}),
	);
}

/** "Yes, it is free" says so of what was asked about. */
function withAsked(reading: Reading, conversation: Conversation): Reading {
	const { language } = conversation;
	const { owed } = lexicons[language];
	const known = aboutOf(conversation).terms.filter(
		({ stem }) =>
			isSiteWord(stem, language) && !owed.has(stem) && !reading.terms.some((term) => term.stem === stem),
	);
	return known.length === 0 || known.length > 4
		? reading
		: { ...reading, terms: [...known, ...reading.terms] };
}
