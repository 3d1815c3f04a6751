import type { Language } from "../../../../../content/language.ts";
import { keepsCompany, keepsLimits, placesOf } from "./company.ts";
import { type Lexicon, lexicons } from "./lexicon.ts";
import type { Passage } from "./passages.ts";
import type { Reading, Term } from "./reading.ts";
import { passagesWith, rarityOf } from "./site-index.ts";

/**
 * The passage that says what a part of a sentence says, or null. Every telling word of it stands in that one passage,
 * half of them in one sentence of it; and what turns a meaning is the same there: "not", who acts, what we do, what is
 * to come, each figure and what limits it, and what stands beside a word of money.
 */
export function supportOf(said: Reading, language: Language): Passage | null {
	const lexicon = lexicons[language];
	const words = [...new Set(said.terms.map(({ stem }) => stem))].filter((word) => word !== lexicon.always);
	if (words.length === 0 || said.terms.length + said.claims.size < 2) return null;
	return whichTells(words, said, language) ?? (words.length < 4 ? null : nearly(words, said, language));
}

function whichTells(words: readonly string[], said: Reading, language: Language): Passage | null {
	const lexicon = lexicons[language];
	return (
		passagesWith(words, language).find(
			(passage) =>
				mayTell(passage, said, words, lexicon) &&
				passage.units.some((unit) => isToldBy(unit, said, passage, lexicon)),
		) ?? null
	);
}

/** Of many words one may be missing: a common one, that carries little of what is said and turns nothing. */
function nearly(words: readonly string[], said: Reading, language: Language): Passage | null {
	const lexicon = lexicons[language];
	const whole = words.reduce((sum, word) => sum + rarityOf(word, language), 0);
	for (const missing of words) {
		const term = said.terms.find(({ stem }) => stem === missing);
		if (!term || term.negated || term.name || term.verb || said.usVerbs.has(missing)) continue;
		if (
			[lexicon.owed, lexicon.operators, lexicon.actors, lexicon.products, lexicon.spans].some((set) =>
				set.has(missing),
			)
		)
			continue;
		if (rarityOf(missing, language) > whole * mostMissing) continue;
		const rest = words.filter((word) => word !== missing);
		const found = whichTells(
			rest,
			{ ...said, terms: said.terms.filter(({ stem }) => stem !== missing) },
			language,
		);
		if (found && !found.isPost) return found;
	}
	return null;
}

/** Share of what a sentence says that its passage may lack. */
const mostMissing = 0.2;

/** A case tells of its client alone; a post of the world, and never of us, of figures or of what is owed. */
function mayTell(passage: Passage, said: Reading, words: readonly string[], lexicon: Lexicon): boolean {
	if (passage.client && !words.some((word) => passage.client?.has(word))) return false;
	if (!passage.isPost) return true;
	const isAboutUs =
		said.us ||
		said.self ||
		said.yours ||
		said.ahead ||
		said.terms.some(({ stem }) => lexicon.products.has(stem) || lexicon.actors.has(stem));
	return (
		!isAboutUs && said.claims.size === 0 && words.length >= 4 && !words.some((word) => lexicon.owed.has(word))
	);
}

function isToldBy(unit: Reading, said: Reading, passage: Passage, lexicon: Lexicon): boolean {
	const places = placesOf(unit);
	const isCounted = ({ stem }: Term) => stem !== lexicon.always;
	const here = said.terms.filter((term) => isCounted(term) && places.has(term.stem));
	const figures = [...said.claims].filter((claim) => unit.claims.has(claim)).length;
	const above = said.terms.filter(
		(term) => isCounted(term) && !places.has(term.stem) && passage.heading.has(term.stem),
	).length;
	const size = said.terms.filter(isCounted).length;
	if (here.length + figures === 0 || size + said.claims.size < 2) return false;
	const counted = size + said.claims.size;
	const plain = said.terms.filter((term) => isCounted(term) && !lexicon.operators.has(term.stem)).length;
	const isWordForWord =
		said.terms.length >= 2 && unit.terms.every(({ stem }) => said.terms.some((term) => term.stem === stem));
	if (plain + said.claims.size < 2 && !isWordForWord) return false;
	if ((said.us || said.you) && counted === 2 && said.claims.size === 0 && here.length < 2) return false;
	if ((here.length + figures) * 2 + above < counted || (counted === 2 && here.length + figures + above < 2))
		return false;
	return (
		(!said.us || unit.us || (isOfUs(passage, said) && !said.ours)) &&
		[...said.usVerbs].every((verb) => places.has(verb) && !unit.yourVerbs.has(verb)) &&
		said.terms.every(
			({ stem }) => !lexicon.operators.has(stem) || places.has(stem) || passage.heading.has(stem),
		) &&
		(!said.self || unit.self) &&
		(!said.ahead || unit.ahead) &&
		(!said.done || !said.yours || unit.done) &&
		// "On us" is not "on you".
		!(unit.ours && !said.us && said.yours && !unit.yours) &&
		isSameWay(said, unit, passage, lexicon) &&
		hasSameActors(said, unit, lexicon) &&
		namesWhoActs(said, unit, lexicon) &&
		hasSameFigures(said, unit, passage) &&
		keepsCompany(said, unit, passage, lexicon) &&
		keepsLimits(said, unit, places, lexicon)
	);
}

function isOfUs({ us }: Passage, said: Reading): boolean {
	return typeof us === "boolean" ? us : said.terms.some(({ stem }) => us.has(stem));
}

/** What is denied there is denied here, and nothing else. */
function isSameWay(said: Reading, unit: Reading, passage: Passage, { always }: Lexicon): boolean {
	const denies = said.terms.some(({ negated }) => negated);
	return said.terms.every(({ stem, negated }) => {
		if (stem === always && !negated) return true;
		const inUnit = unit.terms.filter((term) => term.stem === stem);
		const told =
			inUnit.length > 0
				? inUnit
				: passage.units.flatMap(({ terms }) => terms.filter((term) => term.stem === stem));
		if (told.length === 0 || (inUnit.length === 0 && passage.heading.has(stem))) return !negated;
		return told.some(
			(term) =>
				term.negated === negated ||
				negated === null ||
				(term.negated === null && (denies || passage.heading.has(stem))),
		);
	});
}

/** Who is named as doing it is named in that sentence; the assistant may be left out where nobody else is named. */
function hasSameActors(said: Reading, unit: Reading, { actors, always }: Lexicon): boolean {
	const ofUnit = new Set(unit.terms.map(({ stem }) => stem).filter((stem) => actors.has(stem)));
	const doing = unit.terms.filter(({ stem, object }) => !object && actors.has(stem)).map(({ stem }) => stem);
	const named = said.terms.map(({ stem }) => stem).filter((stem) => actors.has(stem));
	return named.every((actor) => {
		if (ofUnit.has(actor)) return true;
		return actor === always && doing.every((other) => named.includes(other));
	});
}

/** Whoever does something there, but for the assistant, is named where it is said here. */
function namesWhoActs(said: Reading, unit: Reading, { actors, always }: Lexicon): boolean {
	const named = new Set(said.terms.map(({ stem }) => stem));
	const parts = new Set(
		unit.terms.filter(({ stem, verb }) => verb && named.has(stem)).map(({ part }) => part),
	);
	return unit.terms.every(
		({ stem, object, part }) =>
			object || !actors.has(stem) || stem === always || !parts.has(part) || named.has(stem),
	);
}

/** Figures are those of the passage, with what limits them; a share stays with what it is a share of. */
function hasSameFigures(said: Reading, unit: Reading, passage: Passage): boolean {
	const units = [unit, ...passage.units];
	for (const claim of said.claims) {
		const holder = units.find(({ claims }) => claims.has(claim));
		if (!holder) return false;
		const figure = claim.split("|")[0] ?? "";
		if (said.qualified.get(figure) !== holder.qualified.get(figure)) return false;
		const beside = said.beside.get(figure);
		const there = holder.beside.get(figure);
		const isShare = /\|(?:%|times)$/.test(claim);
		const isOf = (word: string) => there?.has(word) || (!isShare && passage.heading.has(word));
		if (beside && (there || isShare) && ![...beside].some(isOf)) return false;
		if (!isShare) continue;
		if (said.yours && !holder.yours) return false;
		const subject = holder.terms.slice(0, 2).map(({ stem }) => stem);
		if (!said.terms.some(({ stem }) => subject.includes(stem))) return false;
	}
	return true;
}
