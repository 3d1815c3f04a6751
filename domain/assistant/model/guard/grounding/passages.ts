import { en } from "../../../../../content/assistant/en.ts";
import { es } from "../../../../../content/assistant/es.ts";
import { cases } from "../../../../../content/cases/list.ts";
import { industries } from "../../../../../content/industries/list.ts";
import { questions } from "../../../../../content/knowledge/list.ts";
import type { Language } from "../../../../../content/language.ts";
import { pageTexts } from "../../../../../content/pages/texts.ts";
import { products } from "../../../../../content/products/list.ts";
import { site } from "../../../../../content/site.ts";
import { sentencesOf } from "../sentences.ts";
import { spelledOut } from "./names.ts";
import type { Owner } from "./owner.ts";
import type { Passage } from "./passage.ts";
import { read } from "./read.ts";
import type { Reading } from "./reading.ts";

type Source = {
	about?: readonly string[];
	statements: readonly string[];
	/** What was asked and answered neither yes nor no: its names count, what it says is done does not. */
	mentioned?: readonly string[];
	/** What was asked and is not so. */
	denied?: readonly string[];
	/** What was asked about in case it is so. */
	supposed?: readonly string[];
	us?: boolean | string;
	client?: string;
	isPost?: boolean;
};

/** What the site says in a language. */
export function passagesIn(language: Language): Passage[] {
	const passages = [
		...questions.map(({ text }) => answered(text[language], true)),
		...products.map(({ text }) => {
			const { name, oneLine, whatItDoes } = text[language];
			return { us: name, about: [name], statements: [oneLine, ...whatItDoes] };
		}),
		...industries.flatMap(({ text }) => {
			const { name, description, faqs } = text[language];
			return [{ about: [name], statements: [description] }, ...faqs.map((faq) => answered(faq, false))];
		}),
		...industries.flatMap(({ text, page }) => {
			const { name } = text[language];
			const { heroSubtitle, solutions, integrations } = page[language];
			return [
				{ about: [name], statements: [heroSubtitle] },
				...solutions.map((one) => ({
					about: [name, one.name],
					statements: [one.name, one.description, ...one.features],
				})),
				...integrations.map((one) => ({ about: [name, one.name], statements: [one.name, one.description] })),
			];
		}),
		...cases.map(({ client, text }) => {
			const { title, problem, solution, result } = text[language];
			return { client, about: [client, title], statements: [`${client}: ${result}`, problem, solution] };
		}),
		...pageTexts(language).flatMap(({ title, blocks }) =>
			blocks.map((block) => ({
				us: true,
				about: [title, ...block.slice(0, 1).filter(isLabel)],
				statements: block,
			})),
		),
		...spokenIn(language).map((text) => ({ us: true, statements: [text] })),
	].map((source) => passageOf(source, language));
	const owners = ownersOf(passages.flatMap(({ units }) => units));
	return passages.map((passage) => ({ ...passage, owners }));
}

/** Whose each thing is said to be, where anything says it. */
function ownersOf(units: readonly Reading[]): Passage["owners"] {
	const owners = new Map<string, Set<Owner | "">>();
	for (const [stem, all] of units.flatMap((unit) => [...unit.owners]))
		for (const owner of all)
			if (owner !== "")
				owners.set(stem, (owners.get(stem) ?? new Set()).add(owner === "mine" ? "yours" : owner));
	return owners;
}

/** What names a section rather than states something. */
function isLabel(text: string): boolean {
	return !/[.!?…]\s*$/.test(text);
}

/** A post's own words, as far as visitors find them by searching. */
export function passageOfPost(texts: readonly string[], language: Language): Passage {
	return passageOf({ statements: texts, isPost: true }, language);
}

const saysYes = /^(?:sí|yes)(?!\p{L})/iu;
const saysNo = /^(?:no(?!\p{L})|eso no |that (?:isn[’']t|is not) )/iu;
const open =
	/^(?:qué|cuál|cuáles|cómo|cuándo|dónde|cuánto|cuántos|quién|quiénes|con qué|en qué|y si|what|which|how|when|where|who|why)(?!\p{L})/iu;

/** "What if it makes things up?" says of nothing that it is so. */
const supposes = /^(?:y si|qué pasa si|what if)(?!\p{L})/iu;

/** A question asked yes or no states something once it is answered. */
function answered({ question, answer }: { question: string; answer: string }, us: boolean): Source {
	const asked = (question.match(/[^?¿]+/gu) ?? [])
		.map((one) => one.trim())
		.filter((one) => one && !open.test(one));
	const opened = (question.match(/[^?¿]+/gu) ?? []).filter((one) => open.test(one.trim()));
	const supposed = opened.filter((one) => supposes.test(one.trim()));
	const presupposed = opened.filter((one) => !supposes.test(one.trim()));
	const isYes = saysYes.test(answer);
	return {
		us,
		about: isYes ? [question] : presupposed,
		supposed,
		mentioned: isYes || saysNo.test(answer) ? [] : asked,
		statements: [...(isYes ? asked : []), ...sentencesOf(answer)],
		denied: saysNo.test(answer) ? asked : [],
	};
}

/** What the assistant says of itself and of what it cannot know; not what it says that it did. */
function spokenIn(language: Language): string[] {
	const texts = language === "es" ? es : en;
	const { social, price, agreement, trick, notFound, closing } = texts;
	const said: string[] = [texts.greeting, texts.privacy.text, social.whyData, texts.notFoundContact];
	return [...said, ...social.robot, ...price, ...agreement, ...trick, ...notFound, ...closing]
		.flatMap((text) => sentencesOf(text))
		.filter((text) => !text.includes("?"));
}

function passageOf(
	{
		about = [],
		denied = [],
		supposed = [],
		mentioned = [],
		statements,
		us = false,
		client,
		isPost = false,
	}: Source,
	language: Language,
): Passage {
	const texts = statements
		.flatMap((text) => sentencesOf(spelledOut(text, site)))
		.flatMap((text) => text.split(";"));
	const stated = texts.filter((text) => !text.trim().endsWith("?")).map((text) => read(text, language));
	const units = [
		...denied.map((text) => deny(read(spelledOut(text, site), language))),
		...supposed.map((text) => suppose(read(spelledOut(text, site), language))),
		...stated,
	];
	const above = about.map((text) => read(spelledOut(text, site), language));
	const subjects = mentioned.map((text) => withoutVerbs(read(spelledOut(text, site), language)));
	const headings = [...above, ...subjects];
	const wordsOf = (readings: readonly Reading[]) =>
		new Set(readings.flatMap(({ terms }) => terms.map(({ stem }) => stem)));
	return {
		...{
			units,
			isPost,
			us: typeof us === "string" ? wordsOf([read(spelledOut(us, site), language)]) : us,
			heading: wordsOf(headings),
			people: new Set(headings.flatMap(({ people }) => [...people])),
			words: wordsOf([...units, ...headings]),
			owners: new Map(),
		},
		client: client ? wordsOf([read(spelledOut(client, site), language)]) : null,
	};
}

function deny(reading: Reading): Reading {
	return { ...reading, terms: reading.terms.map((term) => ({ ...term, negated: true })) };
}

function suppose(reading: Reading): Reading {
	return { ...reading, doings: new Map(), terms: reading.terms.map((term) => ({ ...term, told: "if" })) };
}

function withoutVerbs(reading: Reading): Reading {
	return { ...reading, terms: reading.terms.filter(({ verb }) => !verb) };
}
