import { isDeepStrictEqual } from "node:util";
import type { Language } from "../../content/language.ts";
import type { Db } from "../../db/connect.ts";
import type { World } from "../world.ts";
import type { PostText } from "./post.ts";
import { fileProblem, readPostFile } from "./post-file.ts";
import { findPostBySlug } from "./post-store.ts";
import { newestVersion } from "./version-store.ts";
import { createPost, savePost, type TextProblem, textOf } from "./write-post.ts";

export type Import = { name: string; bytes: Uint8Array; author: string; language: Language };

export type Imported =
	| { kind: "imported" | "same"; postId: string; title: string; missing: readonly Missing[] }
	| { kind: "refused"; problem: TextProblem | ReturnType<typeof fileProblem> | "conflict" };

/** What a draft has yet to say before anybody reads it. */
export type Missing = "title" | "content";

/**
 * Takes a Markdown file in as a draft. Where its address is a post's already, it becomes that post's newest version,
 * which readers see once it is published; a file that says what the post says changes nothing.
 */
export async function importPost(db: Db, world: World, file: Import): Promise<Imported> {
	const read = readPostFile(file.name, file.bytes, file.author);
	if (read.kind !== "read") return { kind: "refused", problem: fileProblem(read) };
	const { text } = read;
	const language = read.language ?? file.language;
	const there = text.slug ? await findPostBySlug(db, language, text.slug) : null;
	const newest = there && (await newestVersion(db, there.id));
	if (there && isDeepStrictEqual(newest?.text ?? textOf(there), text))
		return { kind: "same", postId: there.id, title: text.title, missing: missingOf(text) };
	const save = { text, author: file.author, apart: true };
	const saved = there
		? await savePost(db, world, there.id, { ...save, base: newest?.number ?? 0 })
		: await createPost(db, world, save, { language, twinOf: null });
	if (saved.kind === "saved")
		return { kind: "imported", postId: saved.postId, title: text.title, missing: missingOf(text) };
	return { kind: "refused", problem: saved.kind === "refused" ? saved.problem : "conflict" };
}

/** What a text has yet to say before it may be published; empty when it is whole. */
export function missingOf(text: Pick<PostText, Missing>): Missing[] {
	return (["title", "content"] as const).filter((name) => !text[name]);
}
