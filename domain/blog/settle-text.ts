import { limits } from "../../config/limits.ts";
import { defaultCategory } from "../../content/blog/categories.ts";
import type { Language } from "../../content/language.ts";
import type { Tx } from "../../db/connect.ts";
import { isSlug, numberedSlug, slugOf } from "./names.ts";
import type { PostText } from "./post.ts";
import { isDay } from "./post-date.ts";
import { findPostBySlug } from "./post-store.ts";

export type TextProblem = "slug" | "slugTaken" | "tooLong" | "fieldLong" | "tooDeep" | "twin" | "day";

/** Why a text is not kept, and which field is too long. */
export type Refusal = { problem: TextProblem; field?: LimitedField };

type Place = { id: string; language: Language };

/**
 * A text with an address of its own, a category and somebody who wrote it: who saves, where it names nobody. An address
 * that was made for it is numbered when it is taken.
 */
export async function settle(
	tx: Tx,
	{ text: given, author }: { text: PostText; author: string },
	{ id, language }: Place,
): Promise<{ text: PostText } | Refusal> {
	if (given.content.length > limits.post) return { problem: "tooLong" };
	const field = longField(given);
	if (field) return { problem: "fieldLong", field };
	if (given.date && !isDay(given.date)) return { problem: "day" };
	const category = given.category || defaultCategory;
	const text = { ...given, category, author: { ...given.author, name: given.author.name || author } };
	const isFree = async (slug: string) => {
		const post = await findPostBySlug(tx, language, slug);
		return !post || post.id === id;
	};
	if (text.slug) {
		if (!isSlug(text.slug)) return { problem: "slug" };
		return (await isFree(text.slug)) ? { text } : { problem: "slugTaken" };
	}
	const wanted = slugOf(text.title);
	const made = isSlug(wanted)
		? wanted
		: numberedSlug(wanted || (language === "es" ? "articulo" : "article"), 1);
	for (let number = 1; ; number++) {
		const slug = number === 1 ? made : numberedSlug(made, number);
		if (await isFree(slug)) return { text: { ...text, slug } };
	}
}

/** Whether nobody chose an address, so that one that no reader knows yet may be made again. */
export function followsTitle(before: PostText, now: PostText): boolean {
	if (now.slug !== before.slug) return false;
	const made = slugOf(before.title);
	if (!isSlug(made)) return /^(?:articulo|article)-\d+$/.test(now.slug) || now.slug.startsWith(`${made}-`);
	return now.slug === made || now.slug.replace(/-\d+$/, "") === made;
}

type LimitedField = "title" | "excerpt" | "category" | "tags" | "author" | "authorBio" | "authorLinkedIn";

/** The first field that holds more than it may; see limits.postFields. */
function longField({ title, excerpt, category, tags, author }: PostText): LimitedField | null {
	const most = limits.postFields;
	const longest = Math.max(0, ...tags.map((tag) => tag.length));
	const lengths: [LimitedField, is: number, most: number][] = [
		["title", title.length, most.title],
		["excerpt", excerpt.length, most.excerpt],
		["category", category.length, most.category],
		["tags", tags.length, most.tags],
		["tags", longest, most.tag],
		["author", author.name.length, most.author],
		["authorBio", author.bio?.length ?? 0, most.bio],
		["authorLinkedIn", author.linkedIn?.length ?? 0, most.linkedIn],
	];
	return lengths.find(([, is, most]) => is > most)?.[0] ?? null;
}
