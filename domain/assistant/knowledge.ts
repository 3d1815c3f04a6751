import MiniSearch from "minisearch";
import { type PageName, pathTo } from "../../content/addresses.ts";
import { industries } from "../../content/industries/list.ts";
import { questions } from "../../content/knowledge/list.ts";
import type { Language } from "../../content/language.ts";
import { pageTexts } from "../../content/pages/texts.ts";
import { products } from "../../content/products/list.ts";
import { emptyWords } from "./understand/empty-words.ts";
import { fold, wordsOf } from "./understand/text.ts";

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
	const words = [...new Set(terms(query.slice(0, 400)))].slice(0, 24);
	const phrased = phraseIn(query.slice(0, 400), language);
	if (words.length === 0) return phrased ? [phrased] : [];
	const results = indexIn(language).search(words.join(" "), {
		boostDocument: (_id, _term, stored) => {
			if (stored?.whole) return 0.45;
			return stored?.industry == null ? 1.3 : stored.industry === industry ? 1.25 : 0.7;
		},
	});
	const found = results
		.filter((result) => isAbout(result.queryTerms.length / words.length, words.length, result.score))
		.map(({ title, url, answer, score }) => ({ title, url, answer, score }));
	const others = phrased ? found.filter(({ title }) => title !== phrased.title) : found;
	return [...(phrased ? [phrased] : []), ...others].slice(0, limit);
}

/** Most of a short question must be found; of a long one a good part, if found well. */
function isAbout(share: number, words: number, score: number): boolean {
	if (words <= 3) return share >= 0.6 && score > 3;
	return (share >= 0.5 && score > 3) || (share >= 0.35 && score > 14);
}

/** The question whose own words, or a known way of asking it, stand in the query as they are. The longest wins. */
function phraseIn(query: string, language: Language): Found | null {
	const said = ` ${wordsOf(query)
		.map((word) => shorthand[word] ?? word)
		.join(" ")} `;
	let best: { length: number; found: Found } | null = null;
	for (const { page, text } of questions) {
		const { question, answer, alsoAsked } = text[language];
		for (const phrase of [...question.split(/[?¿]+/), ...alsoAsked]) {
			const words = wordsOf(phrase);
			const plain = words.join(" ");
			const longer = plain.length >= 9 && plain.length > (best?.length ?? 0);
			if (words.length < 2 || !longer || !said.includes(` ${plain} `)) continue;
			best = {
				length: plain.length,
				found: { title: question, url: pathTo(page, language), answer, score: 100 },
			};
		}
	}
	return best?.found ?? null;
}

/** How people shorten the small words when they type. */
const shorthand: Readonly<Record<string, string>> = {
	q: "que",
	k: "que",
	x: "por",
	pa: "para",
	u: "you",
	ur: "your",
};

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
			fuzzy: (term) => (term.length > 5 ? 0.2 : false),
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

const postEntry = (id: string) => `post ${id}`;

function terms(text: string): string[] {
	return wordsOf(text)
		.map((word) => word.replace(/'s$/, ""))
		.filter((word) => word.length <= 40 && !/^\d+$/.test(word) && !emptyWords.has(word))
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
