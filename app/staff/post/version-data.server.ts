import { blog } from "../../../content/blog/list.ts";
import type { BlogRoomsText } from "../../../content/blog-rooms/schema.ts";
import type { Language } from "../../../content/language.ts";
import type { Db } from "../../../db/connect.ts";
import { changedLines } from "../../../domain/blog/changed-lines.ts";
import { makePost } from "../../../domain/blog/make-post.ts";
import type { Post } from "../../../domain/blog/post.ts";
import { findVersionById, newestVersion, type Version } from "../../../domain/blog/version-store.ts";
import { articleData } from "../../blog/article/article-data.server.ts";
import { momentText } from "../times.server.ts";
import { differencesOf } from "./differences.server.ts";

type Asked = { db: Db; post: Post; id: string; language: Language; words: BlogRoomsText["editor"] };

/** One version of a post: what it says, and what became of that since. @returns null of an unknown one. */
export async function versionData({ db, post, id, language, words }: Asked) {
	const [version, newest] = await Promise.all([findVersionById(db, post.id, id), newestVersion(db, post.id)]);
	if (!version || !newest) return null;
	const then = version.text;
	const now = newest.text;
	const changed = differencesOf(now, then, language, words);
	const since = differencesOf(then, now, language, words);
	const made = makePost(then, post);
	return {
		...{ id, base: newest.number, content: then.content, isNewest: version.id === newest.id },
		label: versionLabel(version, language, words),
		fields: changed
			.filter(({ name }) => name !== "content")
			.map((field) => ({ ...field, now: since.find(({ name }) => name === field.name) ?? field })),
		passages: changedLines(then.content, now.content),
		article: made.kind === "made" ? articleData(made.post) : null,
		text: blog[post.language],
	};
}

/** Which version it is, who saved it, when and how, and whether readers saw it. */
export function versionLabel(
	{ number, author, at, published, auto }: Version,
	language: Language,
	words: BlogRoomsText["editor"],
): string {
	const label = words.version
		.replace("{number}", String(number))
		.replace("{author}", () => author)
		.replace("{date}", momentText(at, language));
	const more = [...(auto ? [words.auto] : []), ...(published ? [words.seen] : [])];
	return more.length > 0 ? `${label} (${more.join(", ")})` : label;
}
