import { pathTo, postPicture } from "../../../content/addresses.ts";
import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { EditorContent } from "../../../domain/blog/editing/read-editor.ts";
import { makePost } from "../../../domain/blog/posts/make-post.ts";
import type { Post, PostText } from "../../../domain/blog/posts/post.ts";
import type { Language } from "../../../shared/language.ts";
import { articleData } from "../../blog/article/article-data.server.ts";
import { mailingProgress } from "../post-mailing/progress.server.ts";
import { momentText } from "../times.server.ts";
import { typedOf } from "./editor-submission.server.ts";
import { previewOf } from "./preview.server.ts";
import { versionLabel } from "./version-data.server.ts";

export const versionsAtOnce = 30;

export type EditorView = "preview" | "json" | null;

/** Reads what is shown beside the text. Addresses and pages of earlier releases call the preview "previa". */
export function readView(view: string | null): EditorView {
	if (view === "preview" || view === "previa") return "preview";
	return view === "json" ? view : null;
}

type EditorOptions = {
	/** The language of the page, not of the post. */
	language: Language;
	words: BlogAdminText;
	view: EditorView;
	versionsShown: number;
	isMailed: boolean;
	now: Date;
};

export type EditorData = ReturnType<typeof editorData>;

export function editorData(
	content: EditorContent,
	{ language, words, view, versionsShown, isMailed, now }: EditorOptions,
) {
	const { post, text, versions, isLive } = content;
	return {
		id: post.id,
		language: post.language,
		base: content.base,
		typed: typedOf(text),
		isLive,
		isPublic: post.publishedAt !== null,
		mayChangeLanguage: content.mayChangeLanguage,
		state: stateText(content, language, words),
		changed: content.isChanged,
		readers: content.readers,
		isMailed,
		cover: text.cover,
		missing: content.missing,
		readerPath: isLive ? pathTo("post", post.language, { slug: post.slug }) : null,
		twin: content.twin,
		mailing: mailingProgress(content.mailing, { language, words: words.mailing }),
		older: versions.length === versionsShown ? versionsShown + versionsAtOnce : null,
		versions: versions.map((version) => ({
			id: version.id,
			label: versionLabel(version, { language, words: words.editor, now }),
		})),
		preview: view === "preview" ? previewOf(text, post) : null,
		json: view === "json" ? postJson(text, post) : null,
	};
}

function stateText({ post, isLive }: EditorContent, language: Language, { editor }: BlogAdminText): string {
	if (!post.publishedAt) return editor.draft;
	const sentence = isLive ? editor.publicAt : editor.scheduledFor;
	return fillBlanks(sentence, { date: momentText(post.publishedAt, language) });
}

/**
 * Returns a text as JSON with the fields that the specification names: its id is the moment it was made, a drawn cover
 * its picture for shared links. Null when it cannot be rendered.
 */
function postJson(text: PostText, place: Post): string | null {
	const made = makePost(text, place);
	if (made.kind !== "made") return null;
	const { post } = made;
	const { slug, author, cover } = post;
	const fields = {
		id: Date.parse(post.createdAt),
		title: post.title,
		slug,
		excerpt: post.excerpt,
		content: post.html,
		category: post.category,
		tags: post.tags,
		date: articleData(post).date,
		author: author.name,
		authorImage: author.image,
		authorBio: author.bio,
		authorLinkedIn: author.linkedIn,
		coverImage: cover?.src ?? postPicture(post.language, slug),
		readTime: post.readTime,
		views: post.views,
	};
	return JSON.stringify(fields, null, 2);
}
