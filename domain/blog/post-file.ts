import { limits } from "../../config/limits.ts";
import { defaultCategory } from "../../content/blog/categories.ts";
import { isLanguage, type Language } from "../../content/language.ts";
import { readMarkdownFile, readTags, writeMarkdownFile } from "./front-matter.ts";
import { isSlug } from "./names.ts";
import type { PostText } from "./post.ts";
import { pictureId } from "./take-picture.ts";

export type FileRead =
	| { kind: "read"; text: PostText; language: Language | null; date: string | null }
	| { kind: "not-markdown" }
	/** It has neither a text nor any field of a post. */
	| { kind: "empty" }
	| { kind: "too-large" };

/**
 * Reads a Markdown file as a post. What it does not say: the category is the first one, the author the one given, the
 * cover a drawn one, as it is for a picture that is not on this site; no address in it is ever asked for.
 * @param name as it is called: only .md files are taken.
 */
export function readPostFile(name: string, bytes: Uint8Array, author: string): FileRead {
	if (!/\.md$/i.test(name)) return { kind: "not-markdown" };
	if (bytes.byteLength > longestFile) return { kind: "too-large" };
	const text = decoded(bytes);
	if (text === null || /^\s*<(!doctype|html|\?xml|svg)/i.test(text)) return { kind: "not-markdown" };
	const { fields, content } = readMarkdownFile(text);
	if (content.length > limits.post) return { kind: "too-large" };
	if (!content && !fieldNames.some((name) => fields[name])) return { kind: "empty" };
	const {
		title = "",
		excerpt = "",
		category,
		tags = "",
		slug = "",
		language,
		date,
		coverImage = "",
	} = fields;
	return {
		kind: "read",
		language: isLanguage(language) ? language : null,
		date: date && /^\d{4}-\d{2}-\d{2}/.test(date) ? date.slice(0, 10) : null,
		text: {
			...{ title, excerpt, content, category: category || defaultCategory, tags: readTags(tags) },
			slug: isSlug(slug) ? slug : "",
			author: {
				name: fields.author || author,
				image: ours(fields.authorImage),
				bio: fields.authorBio || null,
				linkedIn: linkedInOf(fields.authorLinkedIn ?? ""),
			},
			cover: pictureId(coverImage) ? { src: coverImage, alt: fields.coverAlt ?? "" } : null,
		},
	};
}

/** A character takes up to four bytes, and the fields stand above the text. */
const longestFile = 4 * limits.post + 20_000;

/** Those that say something a post with neither a title nor a text would still be missed for. */
const fieldNames = ["title", "excerpt", "tags", "slug", "coverImage"];

/** A post as a file that readPostFile reads as the same. @param date the day it is dated, if any. */
export function writePostFile(text: PostText, language: Language, date: string | null): string {
	const { title, slug, excerpt, category, tags, author, cover, content } = text;
	return writeMarkdownFile({
		fields: {
			...{ title, excerpt, category, tags: tags.join(", "), date: date ?? "" },
			...{ author: author.name, coverImage: cover?.src ?? "", coverAlt: cover?.alt ?? "" },
			...{ slug, language, authorBio: author.bio ?? "", authorImage: author.image ?? "" },
			authorLinkedIn: author.linkedIn ?? "",
		},
		content,
	});
}

/** What a file that cannot be taken is told. */
export function fileProblem({ kind }: Exclude<FileRead, { kind: "read" }>) {
	return fileProblems[kind];
}

const fileProblems = { "not-markdown": "file", empty: "fileEmpty", "too-large": "fileSize" } as const;

/** An address of LinkedIn itself; null for anything else. */
export function linkedInOf(address: string): string | null {
	return /^https:\/\/([a-z]+\.)?linkedin\.com\/[\w./%-]+$/.test(address) ? address : null;
}

function ours(src = ""): string | null {
	return pictureId(src) ? src : null;
}

function decoded(bytes: Uint8Array): string | null {
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		return text.includes("\0") ? null : text.normalize("NFC");
	} catch {
		return null;
	}
}
