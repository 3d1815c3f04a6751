import MiniSearch from "minisearch";
import type { Language } from "../../../../content/language.ts";
import { searchPostsAlone, searchSite, terms } from "../../knowledge.ts";
import { type Brand, fill } from "../../say.ts";
import { fold, wordsOf } from "../../understand/text/text.ts";
import { hearIndustry } from "../../understand/trade/industry.ts";
import { writtenOut } from "../../understand/words/shorthand.ts";
import { type Entry, entriesIn } from "./entries.ts";
import { nearWords } from "./near-words.ts";

/** A text of the site as it is told to a model: a question or a name, and what the site says to it. */
export type Passage = { title: string; url: string; text: string };

/** A near word tells less than the one that was asked. */
const nearWeight = 0.5;
const weights: Record<Entry["kind"], number> = { answer: 1.3, product: 1.1, section: 1, page: 0.6 };

/**
 * What the site says near a query, best first, and a post that is about it. Made for a reader who chooses: one telling
 * word of two will do, where the guided engine, which answers with its first hit, wants most of them.
 * @param industry an id, to prefer what is said about the visitor's own kind of business.
 */
export function searchForModel(
	query: string,
	language: Language,
	brand: Brand,
	industry: string | null,
): Passage[] {
	const asked = writtenOut(fold(query.slice(0, 400)));
	const named = productsNamed(asked, language);
	const others = named.length > 1 ? [] : near(asked, language, industry);
	const found = [...named, ...others.filter(({ title }) => title !== named[0]?.title)].slice(0, mostTexts);
	// Made of words that tell nothing, and still a known way to ask something: "how does it work".
	const known = found.length > 0 ? found : searchSite(asked, language, mostTexts, industry).map(asPassage);
	// A post has no blanks: its braces are its writer's.
	const posts = found.length > 0 ? searchPostsAlone(asked, language, 1).map(asPassage) : [];
	return [
		...known.map(({ title, url, text }) => ({
			...{ title: fill(title, {}, brand), url },
			text: fill(text, {}, brand),
		})),
		...posts,
	];
}

const mostTexts = 3;

function asPassage({ title, url, answer }: { title: string; url: string; answer: string }): Passage {
	return { title, url, text: answer };
}

function productsNamed(asked: string, language: Language): readonly Entry[] {
	const said = ` ${wordsOf(asked).join(" ")} `;
	return siteIn(language).products.filter(({ title }) => said.includes(` ${fold(title)} `));
}

/** What holds enough of the query's words, but for what is far behind the best. */
function near(asked: string, language: Language, industry: string | null): Entry[] {
	const words = askedWords(asked);
	const own = new Set(words.flatMap((word) => word.own));
	const all = new Set([...own, ...words.flatMap((word) => word.near)]);
	const trades = [industry, hearIndustry(asked, false)];
	const isForeign = (trade: string | null) => trade !== null && !trades.includes(trade);
	const { index, entries } = siteIn(language);
	const hits = index
		.search([...all].join(" "), {
			boostTerm: (term) => (own.has(term) ? 1 : nearWeight),
			boostDocument: (id) => weightOf(entries.get(id), isForeign),
		})
		.filter(({ id, queryTerms, match }) => {
			const trade = entries.get(id)?.industry ?? null;
			const held = words.filter((word) =>
				[...word.own, ...word.near].some((term) => queryTerms.includes(term)),
			);
			const isOwn = trade !== null && !isForeign(trade);
			if (held.length / words.length < (isOwn || words.length > 4 ? 0.3 : 0.4)) return false;
			// Of another trade than the visitor's only what is about the very thing.
			return !isForeign(trade) || Object.values(match).some((fields) => fields.includes("title"));
		});
	const best = hits[0]?.score ?? 0;
	return hits.filter(({ score }) => score >= best * 0.2).flatMap(({ id }) => entries.get(id) ?? []);
}

function askedWords(asked: string): { own: string[]; near: string[] }[] {
	const words = [...new Set(wordsOf(asked))].slice(0, 24).map((word) => {
		const { others, instead } = nearWords(word);
		return { own: instead ? [] : terms(word), near: others.flatMap(terms) };
	});
	return words.filter(({ own, near }) => own.length + near.length > 0);
}

function weightOf(entry: Entry | undefined, isForeign: (trade: string | null) => boolean): number {
	if (!entry) return 0;
	return entry.industry === null ? weights[entry.kind] : isForeign(entry.industry) ? 0.6 : 1.5;
}

type Site = {
	index: MiniSearch<Entry & { id: number }>;
	entries: ReadonlyMap<number, Entry>;
	products: readonly Entry[];
};

const sites = new Map<Language, Site>();

/** Reads what a model may look up, so that its first search does not wait for it. */
export function readSiteForModel(language: Language): void {
	siteIn(language);
}

function siteIn(language: Language): Site {
	const read = sites.get(language);
	if (read) return read;
	const all = entriesIn(language);
	const index = new MiniSearch<Entry & { id: number }>({
		fields: ["title", "also", "text"],
		tokenize: terms,
		searchOptions: {
			boost: { title: 3, also: 2 },
			prefix: (term) => term.length > 3,
			// One letter makes a contract of a contact.
			fuzzy: (term) => (term.length > 5 && !/^contra(?:ct|to)/.test(term) ? 1 : false),
			tokenize: (text) => text.split(" "),
		},
	});
	index.addAll(all.map((entry, id) => ({ ...entry, id })));
	const site = {
		index,
		entries: new Map(all.entries()),
		products: all.filter(({ kind }) => kind === "product"),
	};
	sites.set(language, site);
	return site;
}
