import { limits } from "../../../config/limits.ts";
import { defaultCategory } from "../../../content/blog/categories.ts";
import type { Tx } from "../../../db/connect.ts";
import type { TextProblem } from "../../../shared/blog.ts";
import type { Language } from "../../../shared/language.ts";
import { isSlug, numberedSlug, slugOf } from "../posts/names.ts";
import type { PostText } from "../posts/post.ts";
import { isDay } from "../posts/post-date.ts";
import { findPostBySlug } from "../posts/post-store.ts";

export type Refusal = { problem: TextProblem; field?: LimitedField };

type PostRef = { id: string; language: Language };

/**
 * Validates a text and fills in its slug, category and author; the author defaults to the person who saves.
 * Numbers a slug made from the title when it is taken; refuses a taken slug that the writer chose.
 */
export async function validatePostText(
	tx: Tx,
	{ text: input, author }: { text: PostText; author: string },
	{ id, language }: PostRef,
): Promise<{ text: PostText } | Refusal> {
	if (input.content.length > limits.post) return { problem: "tooLong" };
	const field = longField(input);
	if (field) return { problem: "fieldLong", field };
	if (input.date && !isDay(input.date)) return { problem: "day" };
	const category = input.category || defaultCategory;
	const text = { ...input, category, author: { ...input.author, name: input.author.name || author } };
	const isFree = async (slug: string) => {
		const post = await findPostBySlug(tx, language, slug);
		return !post || post.id === id;
	};
	if (text.slug) {
		if (!isSlug(text.slug)) return { problem: "slug" };
		return (await isFree(text.slug)) ? { text } : { problem: "slugTaken" };
	}
	const titleSlug = slugOf(text.title);
	const baseSlug = isSlug(titleSlug)
		? titleSlug
		: numberedSlug(titleSlug || (language === "es" ? "articulo" : "article"), 1);
	for (let number = 1; ; number++) {
		const slug = number === 1 ? baseSlug : numberedSlug(baseSlug, number);
		if (await isFree(slug)) return { text: { ...text, slug } };
	}
}

/** Tells whether a slug was made from the title, so that it may follow a new title while no reader knows it. */
export function followsTitle(before: PostText, now: PostText): boolean {
	if (now.slug !== before.slug) return false;
	const baseSlug = slugOf(before.title);
	if (!isSlug(baseSlug))
		return /^(?:articulo|article)-\d+$/.test(now.slug) || now.slug.startsWith(`${baseSlug}-`);
	return now.slug === baseSlug || now.slug.replace(/-\d+$/, "") === baseSlug;
}

type LimitedField = "title" | "excerpt" | "category" | "tags" | "author" | "authorBio" | "authorLinkedIn";

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
