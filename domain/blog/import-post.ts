import { isDeepStrictEqual } from "node:util";
import { type Language, otherLanguage } from "../../content/language.ts";
import type { Db } from "../../db/connect.ts";
import type { World } from "../world.ts";
import { slugOf } from "./names.ts";
import { withPicturesHere } from "./our-pictures.ts";
import type { Post, PostText } from "./post.ts";
import { dayOf } from "./post-date.ts";
import { fileProblem, readPostFile } from "./post-file.ts";
import { findPostBySlug, findTwin } from "./post-store.ts";
import { textOf } from "./post-text.ts";
import type { TextProblem } from "./settle-text.ts";
import { newestVersion, type Version } from "./version-store.ts";
import { createPost, savePost } from "./write-post.ts";

export type File = { name: string; bytes: Uint8Array; author: string };

export type ImportProblem = TextProblem | FileProblem | "conflict";

export type Imported =
	| {
			/** version: of a post that is published, which stays as it was until somebody publishes this. */
			kind: "imported" | "version" | "same";
			postId: string;
			title: string;
			missing: readonly Missing[];
			lost: readonly Lost[];
	  }
	| { kind: "refused"; problem: ImportProblem };

/** What a draft has yet to say before anybody reads it. */
export type Missing = "title" | "content" | "coverAlt";

/** What a file says that could not be kept: a date that is no day, pictures that are not on this site. */
export type Lost = "date" | "pictures";

type FileProblem = ReturnType<typeof fileProblem>;

export type FileTaken =
	| {
			kind: "taken";
			text: PostText;
			language: Language | null;
			twin: string | null;
			lost: readonly Lost[];
	  }
	| { kind: "refused"; problem: FileProblem };

/** Reads a Markdown file as a post of this site. */
export async function takePostFile(db: Db, { name, bytes, author }: File): Promise<FileTaken> {
	const read = readPostFile(name, bytes, author);
	if (read.kind !== "read") return { kind: "refused", problem: fileProblem(read) };
	const { language, twin, undated } = read;
	const { text, gone } = await withPicturesHere(db, read.text);
	const lost = [...(undated ? (["date"] as const) : []), ...(gone ? (["pictures"] as const) : [])];
	return { kind: "taken", text, language, twin, lost };
}

/**
 * Takes a Markdown file in as a draft. Where its address is a post's already, it becomes that post's newest version,
 * which readers see once it is published; a file that says what the post says changes nothing. One that names the same
 * story in the other language, which is here, becomes its translation.
 * @param language where the file says none.
 */
export async function importPost(
	db: Db,
	world: World,
	file: File & { language: Language },
): Promise<Imported> {
	const taken = await takePostFile(db, file);
	if (taken.kind === "refused") return taken;
	const { text, lost } = taken;
	const language = taken.language ?? file.language;
	// Without an address of its own it would have this one.
	const found = await findPostBySlug(db, language, text.slug || slugOf(text.title));
	const there = text.slug ? found : null;
	const newest = found && (await newestVersion(db, found.id));
	const told = { title: text.title, missing: missingOf(text), lost };
	if (found && isDeepStrictEqual({ ...asExported(found, newest), ...(!there && { slug: "" }) }, text))
		return { kind: "same", postId: found.id, ...told };
	const save = { text, author: file.author };
	const saved = there
		? await savePost(db, world, there.id, { ...save, base: newest?.number ?? 0 })
		: await createPost(db, world, save, { language, twinOf: await storyOf(db, language, taken.twin) });
	if (saved.kind === "saved")
		return { kind: there?.publishedAt ? "version" : "imported", postId: saved.postId, ...told };
	return { kind: "refused", problem: saved.kind === "refused" ? saved.problem : "conflict" };
}

/** A post's text as its file says it: one that was left to be dated when it is published, by the day it was. */
export function asExported(post: Post, newest: Pick<Version, "text"> | null): PostText {
	const text = newest?.text ?? textOf(post);
	return { ...text, date: text.date ?? (post.publishedAt && dayOf(post.publishedAt)) };
}

/** The post of another language that has this address and is not translated yet. */
async function storyOf(db: Db, language: Language, slug: string | null): Promise<string | null> {
	if (!slug) return null;
	const post = await findPostBySlug(db, otherLanguage(language), slug);
	return post && !(await findTwin(db, post.storyId, language)) ? post.id : null;
}

/** What a text has yet to say before it may be published; empty when it is whole. */
export function missingOf({
	title,
	content,
	cover,
}: Pick<PostText, "title" | "content" | "cover">): Missing[] {
	const said = { title, content, coverAlt: !cover || cover.alt };
	return (["title", "content", "coverAlt"] as const).filter((name) => !said[name]);
}
