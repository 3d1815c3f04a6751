import { limits } from "../../config/limits.ts";
import { defaultCategory } from "../../content/blog/categories.ts";
import { isLanguage, type Language } from "../../content/language.ts";
import { readMarkdownFile, readTags, writeMarkdownFile } from "./front-matter.ts";
import { isSlug } from "./names.ts";
import type { PostText } from "./post.ts";
import { readDay } from "./post-date.ts";
import { readTextFile } from "./text-file.ts";
import { pictureId } from "./upload-picture.ts";

export type FileRead =
	| {
			kind: "read";
			text: PostText;
			language: Language | null;
			twin: string | null;
			undated: boolean;
	  }
	| { kind: "not-markdown" }
	| { kind: "not-utf-8" }
	| { kind: "empty" }
	| { kind: "too-large" };

/**
 * Reads a Markdown file as a post. Defaults: the first category, the given author, and a drawn cover, which also
 * replaces a picture that is not on this site. Never fetches an address in the file.
 * @param name the file name; only .md files are accepted.
 */
export function readPostFile(name: string, bytes: Uint8Array, author: string): FileRead {
	if (!/\.md$/i.test(name)) return { kind: "not-markdown" };
	if (bytes.byteLength > longestFile) return { kind: "too-large" };
	const file = readTextFile(bytes);
	if (file.kind !== "text") return { kind: file.kind === "binary" ? "not-markdown" : "not-utf-8" };
	const { fields, content } = readMarkdownFile(file.text);
	if (isMarkup(content)) return { kind: "not-markdown" };
	if (content.length > limits.post) return { kind: "too-large" };
	if (!content && !fieldNames.some((name) => fields[name])) return { kind: "empty" };
	const { title = "", excerpt = "", category, tags = "", slug = "", twin = "" } = fields;
	const { language, date = "", coverImage = "" } = fields;
	const day = readDay(date);
	return {
		kind: "read",
		language: isLanguage(language) ? language : null,
		twin: isSlug(twin) ? twin : null,
		undated: date !== "" && day === null,
		text: {
			title,
			excerpt,
			content,
			category: category || defaultCategory,
			tags: readTags(tags),
			date: day,
			slug: isSlug(slug) ? slug : "",
			author: {
				name: fields.author || author,
				image: ownPicture(fields.authorImage),
				bio: fields.authorBio || null,
				linkedIn: fields.authorLinkedIn || null,
			},
			cover: pictureId(coverImage) ? { src: coverImage, alt: fields.coverAlt ?? "" } : null,
		},
	};
}

/** Bytes: a character takes up to four, and the fields add to the text. */
const longestFile = 4 * limits.post + 20_000;

const fieldNames = ["title", "excerpt", "tags", "slug", "coverImage"];

/** An HTML page or an SVG drawing named .md. The renderer handles markup inside Markdown. */
function isMarkup(content: string): boolean {
	const text = content.replace(/^(?:\s*<!--[\s\S]*?-->)+/, "").trim();
	if (/^<(?:!doctype|\?xml|html|head|body|svg|script|style|meta|title|link)[\s/>]/i.test(`${text} `))
		return true;
	const ends = /<\/[a-z][a-z\d]*>$/i.test(text);
	// A paragraph that does not start with a tag is Markdown.
	return ends && blockTag.test(text) && !/\n[ \t]*\n\s*[^<\s]/.test(text);
}

const blockTag =
	/^<(?:address|article|aside|blockquote|center|div|dl|figure|footer|form|h[1-6]|header|iframe|main|nav|ol|p|section|table|ul)[\s>]/i;

/** Writes a post as a file that readPostFile reads as the same. twin: the slug of the story in the other language. */
export function writePostFile(
	text: PostText,
	{ language, twin }: { language: Language; twin: string | null },
): string {
	const { title, slug, excerpt, category, tags, date, author, cover, content } = text;
	return writeMarkdownFile({
		fields: {
			title,
			excerpt,
			category,
			tags: tags.join(", "),
			date: date ?? "",
			author: author.name,
			coverImage: cover?.src ?? "",
			coverAlt: cover?.alt ?? "",
			slug,
			language,
			twin: twin ?? "",
			authorBio: author.bio ?? "",
			authorImage: author.image ?? "",
			authorLinkedIn: author.linkedIn ?? "",
		},
		content,
	});
}

/** Returns the message key for a file that cannot be read. */
export function fileProblem({ kind }: Exclude<FileRead, { kind: "read" }>) {
	return fileProblems[kind];
}

const fileProblems = {
	"not-markdown": "file",
	"not-utf-8": "fileEncoding",
	empty: "fileEmpty",
	"too-large": "fileSize",
} as const;

function ownPicture(src = ""): string | null {
	return pictureId(src) ? src : null;
}
