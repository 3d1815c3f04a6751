import { withoutDirectionMarks } from "../../words/text.ts";
import { renderMarkdown } from "../markdown/render.ts";
import { authorKey, linkedInOf } from "./names.ts";
import type { Post, PostText } from "./post.ts";

type PostRecord = Pick<
	Post,
	"id" | "storyId" | "language" | "views" | "publishedAt" | "createdAt" | "updatedAt"
>;

type PostMade = { kind: "made"; post: Post } | { kind: "too-deep" };

/** Builds a post from its text: renders the HTML, and computes the read time and the author's key. */
export function makePost(text: PostText, record: PostRecord): PostMade {
	const rendered = renderMarkdown(text.content, record.language);
	if (rendered.kind !== "rendered") return rendered;
	const { slug, content, category, tags, cover } = text;
	const [title, excerpt] = [withoutDirectionMarks(text.title), withoutDirectionMarks(text.excerpt)];
	return {
		kind: "made",
		post: {
			...record,
			title,
			slug,
			excerpt,
			content,
			category,
			tags,
			cover,
			html: rendered.html,
			readTime: readTimeOf(content),
			author: {
				...text.author,
				key: authorKey(text.author.name),
				linkedIn: linkedInOf(text.author.linkedIn),
			},
		},
	};
}

const wordsPerMinute = 200;

/** Computes the read time in minutes: 200 words each, rounded up, at least one. */
export function readTimeOf(text: string): number {
	const words = text.split(/\s+/).filter((part) => /[\p{L}\d]/u.test(part)).length;
	return Math.max(1, Math.ceil(words / wordsPerMinute));
}
