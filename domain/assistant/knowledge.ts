import { pathTo } from "../../content/addresses.ts";
import { fillBlanks } from "../../content/fill-blanks.ts";
import { industries } from "../../content/industries/list.ts";
import { knowledge } from "../../content/knowledge/list.ts";
import type { KnowledgeEntry } from "../../content/knowledge/schema.ts";
import { products } from "../../content/products/list.ts";
import type { Language } from "../../shared/language.ts";
import { fold } from "../words/text.ts";
import { textsIn } from "./assistant-texts.ts";

/** One thing the assistant can answer, in one language. */
export type Entry = {
	id: string;
	question: string;
	answer: string;
	/** The page with more about it, and the text of a link to it. */
	source: { title: string; url: string };
	/** Nothing is published on it: a person is offered. */
	unpublished: boolean;
	/** A question that prospective customers do not ask. */
	isForOthers: boolean;
};

const entries: ReadonlyMap<string, KnowledgeEntry> = new Map(knowledge.map((entry) => [entry.id, entry]));

/**
 * @param id of an entry of content/knowledge, `product:<id>` or `industry:<id>`.
 * @returns what is known under it, or null. `{product}`, `{email}` and `{phone}` are still to be filled in.
 */
export function findEntry(id: string, language: Language): Entry | null {
	const [kind, name = ""] = id.split(":");
	if (kind === "product") return productEntry(name, language);
	if (kind === "industry") return industryEntry(name, language);
	const entry = entries.get(id);
	if (!entry) return null;
	const { question, answer } = entry.text[language];
	return {
		id,
		question,
		answer,
		source: { title: textsIn(language).pages[entry.page], url: pathTo(entry.page, language) },
		unpublished: entry.unpublished === true,
		isForOthers: entry.audience === "other",
	};
}

/** @returns the entry that answers a question while another is the topic ("how long does that take?"), or null. */
export function entryWithin(topic: string | null, asked: string): string | null {
	const root = entries.get(topic ?? "")?.within?.topic ?? topic;
	const found = [...entries.values()].find(
		({ within }) => within?.topic === root && within?.asked.includes(asked),
	);
	return found?.id ?? null;
}

/** Finds the entries of our products that a text names, in the order of the list. @returns their ids. */
export function productEntriesIn(text: string): string[] {
	const words = fold(text);
	const named = products.filter(({ text: { es } }) => words.includes(fold(es.name)));
	return named.map(({ id }) => `product:${id}`);
}

function productEntry(name: string, language: Language): Entry | null {
	const product = products.find(({ id }) => id === name);
	if (!product) return null;
	const { name: title, oneLine } = product.text[language];
	return published(`product:${name}`, title, `${title}: ${oneLine}`, pathTo(product.page, language));
}

function industryEntry(name: string, language: Language): Entry | null {
	const industry = industries.find(({ id }) => id === name);
	if (!industry) return null;
	const { name: title, description } = industry.text[language];
	const answer = fillBlanks(textsIn(language).industryKnown, { line: description });
	return published(
		`industry:${name}`,
		title,
		answer,
		pathTo("industry", language, { industry: industry.id }),
	);
}

function published(id: string, title: string, answer: string, url: string): Entry {
	const source = { title, url };
	return { id, question: title, answer, source, unpublished: false, isForOthers: false };
}
