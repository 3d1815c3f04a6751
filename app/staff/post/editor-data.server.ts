import { pathTo, postPicture } from "../../../content/addresses.ts";
import { blog } from "../../../content/blog/list.ts";
import type { BlogRoomsText } from "../../../content/blog-rooms/schema.ts";
import { type Language, otherLanguage } from "../../../content/language.ts";
import type { Db } from "../../../db/connect.ts";
import { missingOf } from "../../../domain/blog/import-post.ts";
import { peopleWithout } from "../../../domain/blog/mail-post.ts";
import { makePost } from "../../../domain/blog/make-post.ts";
import { isStale, type Post, type PostText } from "../../../domain/blog/post.ts";
import { languageProblem } from "../../../domain/blog/post-language.ts";
import { findTwin } from "../../../domain/blog/post-store.ts";
import { postText } from "../../../domain/blog/post-text.ts";
import { listVersions } from "../../../domain/blog/version-store.ts";
import { articleData } from "../../blog/article/article-data.server.ts";
import { mailingProgress } from "../post-mailing/progress.server.ts";
import { momentText } from "../times.server.ts";
import { typedOf } from "./read-text.server.ts";
import { versionLabel } from "./version-data.server.ts";

/** Versions that are shown at once. */
export const versionsAtOnce = 30;

type Asked = {
	db: Db;
	post: Post;
	now: Date;
	/** Of the room; the post has its own. */
	language: Language;
	words: Pick<BlogRoomsText, "editor" | "mailing">;
	/** How many versions are shown. */
	versionsShown: number;
};

/** What the editor shows of a post: the newest version, how it came to be, and where the post stands. */
export async function editorData({ db, post, now, language, words, versionsShown }: Asked) {
	const other = otherLanguage(post.language);
	const [versions, twin, mailing, readers, settled] = await Promise.all([
		listVersions(db, post.id, versionsShown),
		findTwin(db, post.storyId, other),
		mailingProgress({ db, postId: post.id, language, words: words.mailing }),
		peopleWithout(db, post),
		languageProblem(db, post),
	]);
	const [newest] = versions;
	const text = newest?.text ?? postText(post);
	const isLive = post.publishedAt !== null && post.publishedAt <= now.toISOString();
	const moment = post.publishedAt ? momentText(post.publishedAt, language) : "";
	return {
		...{ id: post.id, writes: post.language, base: newest?.number ?? 0, typed: typedOf(text), isLive },
		isPublic: post.publishedAt !== null,
		mayChangeLanguage: settled === null,
		state: !post.publishedAt
			? words.editor.draft
			: (isLive ? words.editor.publicAt : words.editor.scheduledFor).replace("{date}", moment),
		changed: post.publishedAt !== null && newest !== undefined && !newest.published,
		readers,
		cover: text.cover,
		missing: missingOf(text),
		readerPath: isLive ? pathTo("post", post.language, { slug: post.slug }) : null,
		twin: twin && { id: twin.id, title: twin.title, stale: isStale(post, twin) },
		mailing,
		older: versions.length === versionsShown ? versionsShown + versionsAtOnce : null,
		versions: versions.map((version) => ({
			id: version.id,
			label: versionLabel(version, language, words.editor),
		})),
		shown: shownOf(text, post),
	};
}

/** The post as its readers would see the newest version; null when it cannot be rendered. */
function shownOf(text: PostText, post: Post) {
	const made = makePost(text, post);
	if (made.kind !== "made") return null;
	return {
		article: articleData(made.post),
		text: blog[post.language],
		json: JSON.stringify(jsonOf(made.post), null, 2),
	};
}

/** A post as data, with the fields the specification names: its id is the moment it was made, a drawn cover its picture for shared links. */
function jsonOf(post: Post) {
	const { title, slug, excerpt, html, category, tags, author, cover, readTime, views } = post;
	const data = articleData(post);
	return {
		...{
			id: Date.parse(post.createdAt),
			title,
			slug,
			excerpt,
			content: html,
			category,
			tags,
			date: data.date,
		},
		...{ author: author.name, authorImage: author.image, authorBio: author.bio },
		...{
			authorLinkedIn: author.linkedIn,
			coverImage: cover?.src ?? postPicture(post.language, slug),
			readTime,
			views,
		},
	};
}
