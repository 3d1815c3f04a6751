import type { Db, Tx } from "../../../db/connect.ts";
import type { PublishingProblem } from "../../../shared/blog.ts";
import type { Runtime } from "../../runtime.ts";
import { recordBlogChange } from "../posts/change-store.ts";
import { makePost } from "../posts/make-post.ts";
import { forgetMove, rememberMove } from "../posts/move-store.ts";
import { linkedInOf } from "../posts/names.ts";
import { isLive, type Post, postText } from "../posts/post.ts";
import { publicSince } from "../posts/post-date.ts";
import { deletePost, findPostBySlug, lockPost, updatePost } from "../posts/post-store.ts";
import { ensureVersion } from "./edit.ts";
import { markPublished, newestVersion } from "./version-store.ts";

type PublishOutcome = { kind: "published" } | { kind: "refused"; problem: PublishingProblem };

/**
 * Publishes the newest version of a post, now or at a later moment; redirects its former address to the new one.
 * @param at the later moment (ISO 8601); null publishes now, with the date of the text or the present publishedAt.
 */
export function publishPost(
	db: Db,
	runtime: Runtime,
	postId: string,
	at: string | null,
): Promise<PublishOutcome> {
	return db.transaction().execute((tx) => publishInTransaction(tx, runtime, postId, at));
}

/** Publishes a post as part of a larger change. */
export async function publishInTransaction(
	tx: Tx,
	runtime: Runtime,
	postId: string,
	at: string | null,
): Promise<PublishOutcome> {
	const post = await lockPost(tx, postId);
	if (!post) throw new Error("There is no such post.");
	const newest = await newestVersion(tx, postId);
	const text = newest?.text ?? postText(post);
	if (!text.title) return { kind: "refused", problem: "title" };
	if (text.cover && !text.cover.alt) return { kind: "refused", problem: "alt" };
	const { linkedIn } = text.author;
	if (linkedIn && !linkedInOf(linkedIn)) return { kind: "refused", problem: "linkedIn" };
	const publication = publicationOf(post, text.date, at, runtime.now());
	if ("problem" in publication) return { kind: "refused", problem: publication.problem };
	const made = makePost(text, { ...post, ...publication, updatedAt: runtime.now().toISOString() });
	if (made.kind !== "made") return { kind: "refused", problem: "tooDeep" };
	const taken = await findPostBySlug(tx, post.language, made.post.slug);
	if (taken && taken.id !== postId) return { kind: "refused", problem: "slugTaken" };
	await forgetMove(tx, post.language, made.post.slug);
	if (post.slug !== made.post.slug) await rememberMove(tx, post.language, post.slug, postId);
	await updatePost(tx, made.post);
	await markPublished(tx, (await ensureVersion(tx, runtime, post)).id);
	await recordBlogChange(tx);
	return { kind: "published" };
}

function publicationOf(
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

/** Hides a post from readers. Keeps its text, and keeps its address as a redirect in case it returns under another. */
export async function unpublishPost(db: Db, runtime: Runtime, postId: string): Promise<void> {
	await db.transaction().execute(async (tx) => {
		const post = await lockPost(tx, postId);
		if (!post) return;
		const now = runtime.now();
		if (isLive(post, now)) await rememberMove(tx, post.language, post.slug, postId);
		await ensureVersion(tx, runtime, post);
		await updatePost(tx, { ...post, publishedAt: null });
		await recordBlogChange(tx);
	});
}

/** Deletes a post with everything that belongs to it, and tells the other processes. */
export async function removePost(db: Db, postId: string): Promise<void> {
	await db.transaction().execute(async (tx) => {
		await deletePost(tx, postId);
		await recordBlogChange(tx);
	});
}
