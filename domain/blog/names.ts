import { createHash } from "node:crypto";
import { categories, isCategory } from "../../content/blog/categories.ts";
import { tags } from "../../content/blog/tags.ts";
import type { Language } from "../../content/language.ts";
import { folded } from "../words/folded.ts";

/** Addresses below the blog that are no post's. */
const reserved = new Set([
	...["categoria", "category", "tag", "author", "boletin", "newsletter"],
	...["rss.xml", "atom.xml", "feed.json"],
]);

const longestSlug = 80;

/**
 * A title as it stands in an address: accents folded, what is no letter or digit of the Latin alphabet removed,
 * spaces as hyphens. Letters that only look Latin are removed with the rest.
 * @returns an empty text when nothing is left.
 */
export function slugOf(title: string): string {
	const words = folded(title)
		.replace(/[^a-z\d\s_-]/g, "")
		.trim()
		.replace(/[\s_-]+/g, "-")
		.replace(/^-|-$/g, "");
	if (words.length <= longestSlug) return words;
	return words
		.slice(0, longestSlug + 1)
		.replace(/-[^-]*$/, "")
		.slice(0, longestSlug);
}

/** An author's part of an address. A name without a Latin letter has one that says nothing, but is theirs alone. */
export function authorKey(name: string): string {
	const slug = slugOf(name);
	if (slug || !name.trim()) return slug || "equipo";
	return `autor-${createHash("sha256").update(name.normalize("NFC").trim()).digest("hex").slice(0, 10)}`;
}

/** An address of LinkedIn itself, without what only follows its reader; null for anything else. */
export function linkedInOf(address: string | null): string | null {
	return /^(https:\/\/(?:[a-z]+\.)?linkedin\.com\/[\w./%-]+)(?:[?#]\S*)?$/.exec(address ?? "")?.[1] ?? null;
}

/** The same slug with a number behind it, shortened where the two would be too long. */
export function numberedSlug(slug: string, number: number): string {
	const end = `-${number}`;
	return slug.slice(0, longestSlug - end.length).replace(/-$/, "") + end;
}

/** Whether a text may be a post's part of an address as it is. */
export function isSlug(text: string): boolean {
	return /^[a-z\d]+(?:-[a-z\d]+)*$/.test(text) && text.length <= longestSlug && !reserved.has(text);
}

/** A tag as it is looked up, whatever its capitals, accents and spaces. */
export function tagKey(label: string): string {
	return folded(label)
		.trim()
		.replace(/[\s-]+/g, "-");
}

/** A tag's part of an address: lowercase, its first space a dash. */
export function tagAddress(label: string): string {
	return label.toLowerCase().replace(" ", "-");
}

/** The same tag in the other language, where the house knows it. */
export function twinTag(key: string, from: Language, to: Language): string | null {
	return tags.find((tag) => tagKey(tag[from]) === key)?.[to] ?? null;
}

/** A tag of the house's own list by its key; null for any other. */
export function knownTag(key: string, language: Language): string | null {
	return twinTag(key, language, language);
}

/** A category as people read it. @returns the id itself of one that is not the house's. */
export function categoryName(id: string, language: Language): string {
	return isCategory(id) ? categories[id][language] : id;
}
