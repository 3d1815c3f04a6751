import MiniSearch from "minisearch";
import { type PageName, pathTo } from "../../content/addresses.ts";
import { industries } from "../../content/industries/list.ts";
import { questions } from "../../content/knowledge/list.ts";
import type { Language } from "../../content/language.ts";
import { pageTexts } from "../../content/pages/texts.ts";
import { products } from "../../content/products/list.ts";
import { plainWord, sameWord } from "./understand/talk/same-words.ts";
import { fold, wordsOf } from "./understand/text/text.ts";
import { hearIndustry } from "./understand/trade/industry.ts";
import { emptyWords, ownWords } from "./understand/words/empty-words.ts";
import { writtenOut } from "./understand/words/shorthand.ts";

export type Found = { title: string; url: string; answer: string; score: number };
type Entry = {
	id: string;
	title: string;
	url: string;
	answer: string;
	also: string;
	industry: string | null;
	/** A page or post as a whole: answers a question only when nothing shorter does. */
	whole?: true;
};

/** A post as it is searched. The text is plain. */
export type SearchedPost = { id: string; title: string; url: string; summary: string; text: string };

const indexes = new Map<Language, MiniSearch<Entry>>();

/**
 * What the site says about a question, best first; empty when it says nothing that fits.
 * A hit must share most of the question's telling words, so that an unknown subject is not answered with a near one.
 * `industry`: an id, to prefer what is said about the visitor's own kind of business.
 */
export function searchSite(
	query: string,
	language: Language,
	limit = 3,
	industry: string | null = null,
): Found[] {
	const asked = writtenOut(fold(query.slice(0, 400)));
	const words = tellingWords(asked).slice(0, 24);
	const phrased = phraseIn(asked, language);
	if (words.length === 0) return phrased ? [phrased] : [];
	const named = hearIndustry(asked, false);
	const results = indexIn(language).search(words.join(" "), {
		boostDocument: (_id, _term, stored) => {
			if (stored?.whole) return 0.45;
			if (stored?.industry == null) return 1.3;
			return stored.industry === named ? 1.5 : stored.industry === industry ? 1.25 : 0.7;
		},
	});
	const counts = countsSomething.test(fold(asked));
	if (counts && countsPeople.test(fold(asked))) return phrased ? [phrased] : [];
	const found = results
		.filter(({ queryTerms, score, ...entry }) => {
			const found = queryTerms.length;
			if (!isAbout(found / words.length, words.length, score)) return false;
			// A page of ours as a whole is no answer to a short question; a post may be.
			if (entry.whole && entry.id.startsWith("site") && (found < 3 || found / words.length < 0.75))
				return false;
			if (counts && (entry.whole || !holdsNumber.test(fold(entry.answer)))) return false;
			// What is said about one trade answers nobody else's question, unless it is that very question.
			const foreign = entry.industry !== null && entry.industry !== industry && entry.industry !== named;
			return !foreign || (!phrased && found >= 2 && found === words.length);
		})
		.map(({ title, url, answer, score, industry, queryTerms }) => ({
			...{ title, url, answer, score },
			own: industry !== null && words.length >= 3 && queryTerms.length === words.length,
		}));
	return inOrder(phrased, found)
		.slice(0, limit)
		.map(({ title, url, answer, score }) => ({ title, url, answer, score }));
}

/** `own`: holds every word of the question, about the visitor's own trade: closer than any phrase of everybody's. */
function inOrder(phrased: Found | null, found: readonly (Found & { own: boolean })[]): readonly Found[] {
	if (!phrased) return found;
	const others = found.filter(({ title }) => title !== phrased.title);
	const closer = others.slice(0, others[0]?.own ? 1 : 0);
	return [...closer, phrased, ...others.slice(closer.length)];
}

/** "How many…" is answered with a number or not at all. */
const countsSomething = /\b(?:cuant[oa]s|how (?:many|long|big)|cuanto (?:tiempo|dura|demora|tarda))\b/;
const countsPeople = /\b(?:personas|empleados|equipo|people|employees|team|staff)\b/;
const holdsNumber = /\d|\b(?:dos|tres|cuatro|cinco|seis|two|three|four|five|six)\b/;

/** Most of a short question must be found; of a long one a good part, if found well. */
function isAbout(share: number, words: number, score: number): boolean {
	if (words <= 3) return share >= 0.6 && score > 3;
	return (share >= 0.5 && score > 3) || (share >= 0.35 && score > 14);
}

type Phrase = { words: readonly string[]; length: number; found: Found };
const phrases = new Map<Language, readonly Phrase[]>();
/** Left out of what is compared: "el diagnóstico" and "un diagnóstico" are asked alike. */
const articles = new Set("el la los las un una unos unas the a an".split(" "));

/** The question whose own words, or a known way of asking it, stand in the query in their order. The longest wins. */
function phraseIn(query: string, language: Language): Found | null {
	const said = comparable(query);
	let best: Phrase | null = null;
	for (const phrase of phrasesIn(language)) {
		if (phrase.length > (best?.length ?? 0) && standsIn(phrase.words, said)) best = phrase;
	}
	return best?.found ?? null;
}

function phrasesIn(language: Language): readonly Phrase[] {
	const read = phrases.get(language);
	if (read) return read;
	const all = questions.flatMap(({ page, text }) => {
		const { question, answer, alsoAsked } = text[language];
		const found = { title: question, url: pathTo(page, language), answer, score: 100 };
		return [...question.split(/[?¿]+/), ...alsoAsked].map((phrase) => {
			const plain = wordsOf(phrase);
			return { words: comparable(phrase), length: plain.length < 2 ? 0 : plain.join(" ").length, found };
		});
	});
	const telling = all.filter(({ words, length }) => words.length > 0 && length >= 9);
	phrases.set(language, telling);
	return telling;
}

function comparable(text: string): string[] {
	return wordsOf(writtenOut(fold(text)))
		.map(plainWord)
		.filter((word) => !articles.has(word))
		.map((word) => stem(sameWord(word)));
}

/** In their order, with at most one word put between two of them. */
function standsIn(phrase: readonly string[], said: readonly string[]): boolean {
	return said.some((word, start) => {
		if (word !== phrase[0]) return false;
		let at = start;
		return phrase.slice(1).every((next) => {
			const step = said[at + 1] === next ? 1 : said[at + 2] === next ? 2 : 0;
			at += step;
			return step > 0;
		});
	});
}

function indexIn(language: Language): MiniSearch<Entry> {
	const built = indexes.get(language);
	if (built) return built;
	const index = new MiniSearch<Entry>({
		fields: ["title", "also", "answer"],
		storeFields: ["title", "url", "answer", "industry", "whole"],
		tokenize: terms,
		searchOptions: {
			boost: { title: 3, also: 2.5 },
			prefix: (term) => term.length > 3,
			fuzzy: (term) => (term.length > 5 && !/^contra(?:ct|to)/.test(term) ? 0.2 : false),
			tokenize: (text) => text.split(" "),
		},
	});
	index.addAll(entriesIn(language));
	indexes.set(language, index);
	return index;
}

/** Adds posts to what is searched in a language, and forgets others, named by id. A post that changed is in both. */
export function searchPosts(
	language: Language,
	{ gone = [], posts = [] }: { gone?: readonly string[]; posts?: readonly SearchedPost[] },
): void {
	const index = indexIn(language);
	index.discardAll(gone.map(postEntry).filter((id) => index.has(id)));
	index.addAll(
		posts.map(({ id, title, url, summary, text }) => ({
			...{ id: postEntry(id), title, url, answer: summary, also: fold(text), industry: null },
			whole: true as const,
		})),
	);
}

/** The posts that hold most telling words of a query, best first. */
export function searchPostsAlone(query: string, language: Language, limit: number): Found[] {
	const words = tellingWords(writtenOut(fold(query.slice(0, 400)))).slice(0, 24);
	return indexIn(language)
		.search(words.join(" "), { filter: ({ id }) => String(id).startsWith(postEntry("")) })
		.filter(({ queryTerms, score }) => isAbout(queryTerms.length / words.length, words.length, score))
		.slice(0, limit)
		.map(({ title, url, answer, score }) => ({ title, url, answer, score }));
}

const postEntry = (id: string) => `post ${id}`;

/** The words of a query that tell what it is about, each once. */
export function tellingWords(query: string): string[] {
	const all = [...new Set(terms(query))];
	const others = all.filter((word) => !ownWords.has(word));
	return others.length > 0 ? others : all;
}

/** The words of a text as they are searched, in their order: those without a subject left out, those that mean one thing made one. */
export function terms(text: string): string[] {
	return wordsOf(text)
		.filter((word) => !emptyWords.has(word))
		.map(plainWord)
		.filter((word) => word.length <= 40 && !/^\d+$/.test(word) && !emptyWords.has(word))
		.map(sameWord)
		.map(stem);
}

/** Plurals and their singulars are one word. */
function stem(word: string): string {
	return word.length > 4 ? word.replace(/(?<=[rlndz])es$|s$/, "") : word;
}

function entriesIn(language: Language): Entry[] {
	const entries: Omit<Entry, "id">[] = [
		...questions.map(({ page, text }) =>
			entry(page, text[language].question, text[language].answer, text[language].alsoAsked),
		),
		...products.map(({ page, text }) => {
			const { name, oneLine, whatItDoes, forWhom } = text[language];
			return entry(page, name, oneLine, [name, ...whatItDoes, forWhom]);
		}),
		...industries.flatMap(({ id, text }) => {
			const { name, description, problems, faqs, alsoCalled } = text[language];
			const at = pathTo("industry", language, { industry: id });
			return [
				{
					title: name,
					url: at,
					answer: description,
					also: [...alsoCalled, ...problems].join(" "),
					industry: id,
				},
				...faqs.map(({ question, answer }) => ({ title: question, url: at, answer, also: "", industry: id })),
			];
		}),
		...pageTexts(language).map(({ page, title, description, texts }) => ({
			...entry(page, title, description, texts),
			whole: true as const,
		})),
	];
	return entries.map((one, at) => ({ id: `site ${at}`, ...one }));

	function entry(page: PageName, title: string, answer: string, also: readonly string[]): Omit<Entry, "id"> {
		return { title, url: pathTo(page, language), answer, also: also.map(fold).join(" "), industry: null };
	}
}
