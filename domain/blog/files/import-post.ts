import { isDeepStrictEqual } from "node:util";
import type { Db } from "../../../db/connect.ts";
import {
	type FileProblem,
	type RequiredPart,
	requiredParts,
	type TextProblem,
} from "../../../shared/blog.ts";
import { type Language, otherLanguage } from "../../../shared/language.ts";
import type { Actor } from "../../audit-log/audit-entry.ts";
import { recordInAuditLogAlone } from "../../audit-log/audit-store.ts";
import type { Runtime } from "../../runtime.ts";
import { newestVersion, type Version } from "../editing/version-store.ts";
import { createPost, savePost } from "../editing/write-post.ts";
import { existingPictures, pictureId } from "../pictures/picture-store.ts";
import { slugOf } from "../posts/names.ts";
import { type Post, type PostText, postText } from "../posts/post.ts";
import { dayOf } from "../posts/post-date.ts";
import { findPost, findPostBySlug, findTwin } from "../posts/post-store.ts";
import type { FileLine } from "./front-matter-entry.ts";
import { type FileRead, readPostFile } from "./post-file.ts";
import { writePostFile } from "./write-post-file.ts";

/** publicUrl: the site's own address, with which a file may name a picture of the site. */
type UploadedFile = { name: string; bytes: Uint8Array; author: string; publicUrl?: string };

type ImportProblem = TextProblem | FileProblem | "conflict";

export type ImportOutcome =
	| {
			/** version: the post is already published and stays unchanged until this version is published. */
			kind: "imported" | "version" | "same";
			postId: string;
			title: string;
			missing: readonly RequiredPart[];
			lost: LostContent;
	  }
	| { kind: "refused"; problem: ImportProblem };

/** What of a file the post does not keep. pictures: whether it names some that are not on this site. */
type LostContent = { lines: readonly FileLine[]; pictures: boolean };

const fileProblems: Record<Exclude<FileRead["kind"], "read">, FileProblem> = {
	"not-markdown": "file",
	"not-utf-8": "fileEncoding",
	empty: "fileEmpty",
	"too-large": "fileSize",
};

type ReadFile =
	| {
			kind: "read";
			text: PostText;
			language: Language | null;
			twin: string | null;
			lost: LostContent;
	  }
	| { kind: "refused"; problem: FileProblem };

/** Reads a post's file for the editor and stores nothing. */
export async function readUploadedPost(db: Db, file: UploadedFile): Promise<ReadFile> {
	const read = readPostFile(file.name, file.bytes, file.author, file.publicUrl);
	if (read.kind !== "read") return { kind: "refused", problem: fileProblems[read.kind] };
	const { language, twin, lostLines } = read;
	const { text, gone } = await dropMissingPictures(db, read.text);
	return { kind: "read", text, language, twin, lost: { lines: lostLines, pictures: gone } };
}

/**
 * Imports a Markdown file as a draft. When a post already has its address, the file becomes that post's newest version,
 * which readers see once it is published. A file that equals the post changes nothing. A file that names an existing
 * story in the other language becomes its translation.
 * @param language used when the file names none.
 */
export async function importPost(
	db: Db,
	runtime: Runtime,
	file: UploadedFile & { language: Language },
): Promise<ImportOutcome> {
	const uploaded = await readUploadedPost(db, file);
	if (uploaded.kind === "refused") return uploaded;
	const { text, lost } = uploaded;
	const language = uploaded.language ?? file.language;
	// A file without a slug would get this one, so the post there may be the same text.
	const sameAddress = await findPostBySlug(db, language, text.slug || slugOf(text.title));
	const target = text.slug ? sameAddress : null;
	const newest = sameAddress && (await newestVersion(db, sameAddress.id));
	const summary = { title: text.title, missing: missingOf(text), lost };
	if (
		sameAddress &&
		isDeepStrictEqual({ ...exportedText(sameAddress, newest), ...(!target && { slug: "" }) }, text)
	)
		return { kind: "same", postId: sameAddress.id, ...summary };
	const save = { text, author: file.author };
	const saved = target
		? await savePost(db, runtime, target.id, { ...save, base: newest?.number ?? 0 })
		: await createPost(db, runtime, save, { language, twinOf: await storyOf(db, language, uploaded.twin) });
	if (saved.kind === "saved")
		return { kind: target?.publishedAt ? "version" : "imported", postId: saved.postId, ...summary };
	return { kind: "refused", problem: saved.kind === "refused" ? saved.problem : "conflict" };
}

/** Imports a file as importPost does, and records who did it unless it was refused. */
export async function importPostAs(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	file: Omit<UploadedFile, "author"> & { language: Language },
): Promise<ImportOutcome> {
	const outcome = await importPost(db, runtime, { ...file, author: actor.name });
	if (outcome.kind === "refused") return outcome;
	const subject = { kind: "post", id: outcome.postId } as const;
	await recordInAuditLogAlone(db, runtime, { actor, action: "post-imported", subject });
	return outcome;
}

/** Returns a post's text for export. A text without a date gets the day on which it was published. */
export function exportedText(post: Post, newest: Pick<Version, "text"> | null): PostText {
	const text = newest?.text ?? postText(post);
	return { ...text, date: text.date ?? (post.publishedAt && dayOf(post.publishedAt)) };
}

async function storyOf(db: Db, language: Language, slug: string | null): Promise<string | null> {
	if (!slug) return null;
	const post = await findPostBySlug(db, otherLanguage(language), slug);
	return post && !(await findTwin(db, post.storyId, language)) ? post.id : null;
}

/** Lists what a text needs before it can be published; empty when it is complete. */
export function missingOf({
	title,
	content,
	cover,
}: Pick<PostText, "title" | "content" | "cover">): RequiredPart[] {
	const fields = { title, content, coverAlt: !cover || cover.alt };
	return requiredParts.filter((name) => !fields[name]);
}

/**
 * Writes the newest version of a post as a Markdown file.
 * @returns null when no post has this id.
 */
export async function exportPost(db: Db, postId: string): Promise<{ name: string; content: string } | null> {
	const post = await findPost(db, postId);
	if (!post) return null;
	const text = exportedText(post, await newestVersion(db, postId));
	const twin = await findTwin(db, post.storyId, otherLanguage(post.language));
	const content = writePostFile(text, { language: post.language, twin: twin?.slug ?? null });
	return { name: `${text.slug || post.id}.md`, content };
}

/** The site draws a cover and shows initials instead. @returns gone: also a picture in the content, which stays. */
async function dropMissingPictures(db: Db, text: PostText): Promise<{ text: PostText; gone: boolean }> {
	const contentSources = text.content.match(/\/media\/[\w-]{1,60}\.webp/g) ?? [];
	const frontSources = [text.cover?.src, text.author.image];
	const ids = [...contentSources, ...frontSources].flatMap((src) => (src && pictureId(src)) ?? []);
	const here = await existingPictures(db, [...new Set(ids)]);
	const isHere = (src: string | null = null) => src !== null && here.has(pictureId(src) ?? "");
	const { cover, author } = text;
	return {
		gone: ids.some((id) => !here.has(id)),
		text: {
			...text,
			cover: isHere(cover?.src) ? cover : null,
			author: { ...author, image: isHere(author.image) ? author.image : null },
		},
	};
}
