import { otherLanguage } from "../../content/language.ts";
import type { Db } from "../../db/connect.ts";
import { exportedText } from "./import-post.ts";
import { writePostFile } from "./post-file.ts";
import { findPost, findTwin } from "./post-store.ts";
import { newestVersion } from "./version-store.ts";

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
