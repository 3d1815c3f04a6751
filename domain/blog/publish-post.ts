import type { Tx } from "../../db/connect.ts";
import type { World } from "../world.ts";
import { tellOfChange } from "./change-store.ts";
import { keptVersion } from "./first-version.ts";
import { makePost } from "./make-post.ts";
import { forgetMove, rememberMove } from "./move-store.ts";
import { linkedInOf } from "./names.ts";
import { isLive, type Post } from "./post.ts";
import { publicSince } from "./post-date.ts";
import { findPostBySlug, holdPost, updatePost } from "./post-store.ts";
import { textOf } from "./post-text.ts";
import type { TextProblem } from "./settle-text.ts";
import { markPublished, newestVersion } from "./version-store.ts";

export type PublishingProblem =
	| Extract<TextProblem, "slugTaken" | "tooDeep">
	| "title"
	/** Its cover does not say what it shows. */
	| "alt"
	/** Its author's address is none of LinkedIn's. */
	| "linkedIn"
	/** Readers have it already: scheduled, it would be taken from them until then. */
	| "live"
	/** The moment it is scheduled for has passed. */
	| "past"
	/** The day it is dated is yet to come. */
	| "ahead";

export type Published = { kind: "published" } | { kind: "refused"; problem: PublishingProblem };

/**
 * Shows readers the newest version, now or from a moment on; a former address leads to the new one.
 * @param at ISO 8601, yet to come; null: now, from the day the text is dated, or still from when it was public.
 */
export async function publishPost(
	tx: Tx,
	world: World,
	postId: string,
	at: string | null,
): Promise<Published> {
	const post = await holdPost(tx, postId);
	if (!post) throw new Error("There is no such post.");
	const newest = await newestVersion(tx, postId);
	const text = newest?.text ?? textOf(post);
	if (!text.title) return { kind: "refused", problem: "title" };
	if (text.cover && !text.cover.alt) return { kind: "refused", problem: "alt" };
	const { linkedIn } = text.author;
	if (linkedIn && !linkedInOf(linkedIn)) return { kind: "refused", problem: "linkedIn" };
	const since = momentOf(post, text.date, at, world.now());
	if ("problem" in since) return { kind: "refused", problem: since.problem };
	const made = makePost(text, { ...post, ...since, updatedAt: world.now().toISOString() });
	if (made.kind !== "made") return { kind: "refused", problem: "tooDeep" };
	const taken = await findPostBySlug(tx, post.language, made.post.slug);
	if (taken && taken.id !== postId) return { kind: "refused", problem: "slugTaken" };
	await forgetMove(tx, post.language, made.post.slug);
	if (post.slug !== made.post.slug) await rememberMove(tx, post.language, post.slug, postId);
	await updatePost(tx, made.post);
	await markPublished(tx, (await keptVersion(tx, world, post)).id);
	await tellOfChange(tx);
	return { kind: "published" };
}

function momentOf(
	post: Post,
	date: string | null,
	at: string | null,
	now: Date,
): { publishedAt: string } | { problem: PublishingProblem } {
	if (at !== null) {
		if (isLive(post, now)) return { problem: "live" };
		return at > now.toISOString() ? { publishedAt: at } : { problem: "past" };
	}
	const publishedAt = publicSince(date, post.publishedAt, now);
	return publishedAt === null ? { problem: "ahead" } : { publishedAt };
}

/** Takes a post from its readers; what was written stays, and so does the address they know, also for a new one. */
export async function unpublishPost(tx: Tx, world: World, postId: string): Promise<void> {
	const post = await holdPost(tx, postId);
	if (!post) return;
	const now = world.now();
	if (isLive(post, now)) await rememberMove(tx, post.language, post.slug, postId);
	await keptVersion(tx, world, post);
	await updatePost(tx, { ...post, publishedAt: null });
	await tellOfChange(tx);
}
