import { createHash } from "node:crypto";
import { categories, isCategory } from "../../../content/blog/categories.ts";
import { tags } from "../../../content/blog/tags.ts";
import type { Language } from "../../../shared/language.ts";
import { plainLower } from "../../words/plain.ts";

const reserved = new Set([
	...["categoria", "category", "tag", "author", "boletin", "newsletter"],
	...["rss.xml", "atom.xml", "feed.json"],
]);

const longestSlug = 80;

/**
 * Makes a slug from a title: folds accents, keeps only Latin letters and digits, and turns spaces into hyphens.
 * Letters that only look Latin are removed too.
 * @returns an empty string when nothing is left.
 */
export function slugOf(title: string): string {
	const words = plainLower(title)
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

/** Makes the slug of an author page. A name without Latin letters gets a hash, which is unique but not readable. */
export function authorKey(name: string): string {
	const slug = slugOf(name);
	if (slug || !name.trim()) return slug || "equipo";
	return `autor-${createHash("sha256").update(name.normalize("NFC").trim()).digest("hex").slice(0, 10)}`;
}

/** Normalises a LinkedIn address and drops its tracking parameters; returns null for any other address. */
export function linkedInOf(address: string | null): string | null {
	return /^(https:\/\/(?:[a-z]+\.)?linkedin\.com\/[\w./%-]+)(?:[?#]\S*)?$/.exec(address ?? "")?.[1] ?? null;
}

/** Appends a number to a slug; shortens the slug to stay within the limit. */
export function numberedSlug(slug: string, number: number): string {
	const end = `-${number}`;
	return slug.slice(0, longestSlug - end.length).replace(/-$/, "") + end;
}

/** Tells whether a text is a valid, unreserved post slug. */
export function isSlug(text: string): boolean {
	return /^[a-z\d]+(?:-[a-z\d]+)*$/.test(text) && text.length <= longestSlug && !reserved.has(text);
}

/** Normalises a tag for lookup: ignores case, accents and spacing. */
export function tagKey(label: string): string {
	return plainLower(label)
		.trim()
		.replace(/[\s-]+/g, "-");
}

/** Makes a tag's part of an address: lowercase, with its first space as a hyphen. */
export function tagAddress(label: string): string {
	return label.toLowerCase().replace(" ", "-");
}

/** Translates a tag of the site's list; null for any other. */
export function twinTag(key: string, from: Language, to: Language): string | null {
	return tags.find((tag) => tagKey(tag[from]) === key)?.[to] ?? null;
}

/** Returns a tag of the site's list by its key; null for any other. */
export function knownTag(key: string, language: Language): string | null {
	return twinTag(key, language, language);
}

/** Returns a category's visible name; the id itself when the site's list lacks it. */
export function categoryName(id: string, language: Language): string {
	return isCategory(id) ? categories[id][language] : id;
}
