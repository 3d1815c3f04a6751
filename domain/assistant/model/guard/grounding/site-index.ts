import type { Language } from "../../../../../content/language.ts";
import type { Passage } from "./passage.ts";
import { passageOfPost, passagesIn } from "./passages.ts";

/** The passages of a language by their words. */
type SiteIndex = {
	byWord: Map<string, Passage[]>;
	names: Set<string>;
	posts: Map<string, Passage>;
};

const indexes = new Map<Language, SiteIndex>();

/** The passages that hold all of these words. */
export function passagesWith(words: readonly string[], language: Language): readonly Passage[] {
	const { byWord } = indexIn(language);
	const lists = words.map((word) => byWord.get(word) ?? []);
	const [shortest = [], ...others] = lists.toSorted((a, b) => a.length - b.length);
	return shortest.filter(({ words: held }) => others.length === 0 || words.every((word) => held.has(word)));
}

/** Whether the site uses a word at all. */
export function isSiteWord(word: string, language: Language): boolean {
	return indexIn(language).byWord.has(word);
}

/** Whether the site writes a word as a name: of our people, our clients, our products. */
export function isSiteName(word: string, language: Language): boolean {
	return indexIn(language).names.has(word);
}

/** Adds posts to what supports an answer in a language, and forgets others, by id. A post that changed is in both. */
export function groundPosts(
	language: Language,
	{
		gone = [],
		posts = [],
	}: { gone?: readonly string[]; posts?: readonly { id: string; texts: readonly string[] }[] },
): void {
	const index = indexIn(language);
	for (const id of gone) {
		const passage = index.posts.get(id);
		if (!passage) continue;
		index.posts.delete(id);
		for (const word of passage.words) {
			const left = (index.byWord.get(word) ?? []).filter((one) => one !== passage);
			if (left.length > 0) index.byWord.set(word, left);
			else index.byWord.delete(word);
		}
	}
	for (const { id, texts } of posts) {
		const passage = passageOfPost(texts, language);
		index.posts.set(id, passage);
		add(passage, index);
	}
}

/** Reads what the site says, so that the first answer does not wait for it. */
export function readSite(language: Language): void {
	indexIn(language);
}

/** Built when first asked for; what a process serves is one version of the content. */
function indexIn(language: Language): SiteIndex {
	const built = indexes.get(language);
	if (built) return built;
	const index: SiteIndex = { byWord: new Map(), names: new Set(), posts: new Map() };
	const common = new Set<string>();
	for (const passage of passagesIn(language)) {
		add(passage, index);
		for (const { terms } of passage.units)
			for (const { stem, name } of terms) (name ? index.names : common).add(stem);
	}
	for (const word of common) index.names.delete(word);
	indexes.set(language, index);
	return index;
}

function add(passage: Passage, { byWord }: SiteIndex): void {
	for (const word of passage.words) {
		const held = byWord.get(word);
		if (held) held.push(passage);
		else byWord.set(word, [passage]);
	}
}
