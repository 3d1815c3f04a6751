import { limits } from "../../config/limits.ts";
import { defaultCategory } from "../../content/blog/categories.ts";
import type { Language } from "../../content/language.ts";
import type { Db, Tx } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import type { World } from "../world.ts";
import { makePost } from "./make-post.ts";
import { isSlug, numberedSlug, slugOf } from "./names.ts";
import type { Post, PostText } from "./post.ts";
import { dayOf, isDay } from "./post-date.ts";
import { findPost, findPostBySlug, findTwin, holdPost, insertPost, updatePost } from "./post-store.ts";
import { insertVersion, newestVersion, replaceVersion, type Version } from "./version-store.ts";

export type TextProblem = "slug" | "slugTaken" | "tooLong" | "fieldLong" | "tooDeep" | "twin" | "day";

/** Why a text is not kept, and which field is too long. */
export type Refusal = { problem: TextProblem; field?: LimitedField };

export type Saved =
	| { kind: "saved"; postId: string; number: number }
	| ({ kind: "refused" } & Refusal)
	/** Somebody saved meanwhile: nothing was overwritten. */
	| { kind: "conflict"; newest: Version };

export type Save = {
	text: PostText;
	/** Name of who saves. */
	author: string;
	/** Whether it stays a version of its own, however soon it comes: it brings another text, not more of the same. */
	apart?: boolean;
};

const together = 10 * 60_000;

/** An address or a translation may be taken by somebody else at the same moment, as often as so many write at once. */
const mostTries = 20;

/**
 * A new post as a draft.
 * @param place id: its own, where what makes it may come twice: the second time it is there; language, and the post of
 * the other language it translates.
 */
export async function createPost(
	db: Db,
	world: World,
	save: Save,
	place: { id?: string; language: Language; twinOf: string | null },
): Promise<Saved> {
	const id = place.id ?? world.newId();
	for (let tries = 1; ; tries++) {
		try {
			return await db.transaction().execute((tx) => insertDraft(tx, world, save, { ...place, id }));
		} catch (error) {
			if (!isUniqueViolation(error) || tries === mostTries) throw error;
		}
	}
}

async function insertDraft(
	tx: Tx,
	world: World,
	{ text, author }: Save,
	{ id, language, twinOf }: { id: string; language: Language; twinOf: string | null },
): Promise<Saved> {
	if (await findPost(tx, id)) return { kind: "saved", postId: id, number: 1 };
	const now = world.now().toISOString();
	const twin = twinOf ? await findPost(tx, twinOf) : null;
	if (twin && (await findTwin(tx, twin.storyId, language))) return { kind: "refused", problem: "twin" };
	const settled = await settle(tx, { text, author }, { id, language });
	if ("problem" in settled) return { kind: "refused", ...settled };
	const made = makePost(settled.text, {
		...{ id, storyId: twin?.storyId ?? world.newId(), language, views: 0 },
		...{ publishedAt: null, createdAt: now, updatedAt: now },
	});
	if (made.kind !== "made") return { kind: "refused", problem: "tooDeep" };
	await insertPost(tx, made.post);
	const version = { id: world.newId(), postId: id, number: 1, at: now, author, text: settled.text };
	await insertVersion(tx, { ...version, published: false });
	return { kind: "saved", postId: id, number: 1 };
}

/**
 * Keeps what a writer has now. Readers see it once it is published. Saves of one person within ten minutes are one
 * version.
 * @param base number of the version the writer began with.
 */
export async function savePost(
	db: Db,
	world: World,
	postId: string,
	{ text, author, base, apart }: Save & { base: number },
): Promise<Saved> {
	const now = world.now();
	try {
		return await db.transaction().execute(async (tx): Promise<Saved> => {
			const post = await holdPost(tx, postId);
			if (!post) throw new Error("There is no such post.");
			const newest = await newestVersion(tx, postId);
			if (newest && newest.number !== base) return { kind: "conflict", newest };
			const isAlone = !post.publishedAt && newest !== null && followsTitle(newest.text, text);
			const settled = await settle(tx, { text: isAlone ? { ...text, slug: "" } : text, author }, post);
			if ("problem" in settled) return { kind: "refused", ...settled };
			const at = now.toISOString();
			const made = makePost(settled.text, { ...post, updatedAt: at });
			if (made.kind !== "made") return { kind: "refused", problem: "tooDeep" };
			const number = (newest?.number ?? 0) + 1;
			const version = { postId, number, at, author, text: settled.text, published: false };
			const goesOn =
				newest?.author === author && !newest.published && now.getTime() - Date.parse(newest.at) < together;
			if (goesOn && !apart && newest.number > 1) await replaceVersion(tx, { ...version, id: newest.id });
			else await insertVersion(tx, { ...version, id: world.newId() });
			if (!post.publishedAt) await updatePost(tx, made.post);
			return { kind: "saved", postId, number };
		});
	} catch (error) {
		// Another post took the address at the same moment.
		if (isUniqueViolation(error)) return { kind: "refused", problem: "slugTaken" };
		throw error;
	}
}

/** A post's text as its writer gives it. */
export function textOf(post: Post): PostText {
	const { title, slug, excerpt, content, category, tags, author, cover, publishedAt } = post;
	const { key, ...writer } = author;
	const date = publishedAt && dayOf(publishedAt);
	return { title, slug, excerpt, content, category, tags, date, author: writer, cover };
}

type Place = { id: string; language: Language };

/**
 * A text with an address of its own, a category and somebody who wrote it: who saves, where it names nobody. An address
 * that was made for it is numbered when it is taken.
 */
async function settle(
	tx: Tx,
	{ text: given, author }: Pick<Save, "text" | "author">,
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

/** Whether nobody chose an address, so that one that no reader knows yet may be made again for another title. */
function followsTitle(before: PostText, now: PostText): boolean {
	if (now.slug !== before.slug || now.title === before.title) return false;
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
