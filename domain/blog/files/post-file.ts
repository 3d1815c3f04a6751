import { limits } from "../../../config/limits.ts";
import { defaultCategory } from "../../../content/blog/categories.ts";
import { isLanguage, type Language } from "../../../shared/language.ts";
import { pictureId } from "../pictures/picture-store.ts";
import { isSlug } from "../posts/names.ts";
import type { PostText } from "../posts/post.ts";
import { readDay } from "../posts/post-date.ts";
import { type MarkdownFile, readMarkdownFile, readTags } from "./front-matter.ts";
import type { FileLine } from "./front-matter-entry.ts";

type PostFields = {
	text: PostText;
	language: Language | null;
	twin: string | null;
	/** Lines of the front matter that are in no field of the post. */
	lostLines: readonly FileLine[];
};

export type FileRead =
	| ({ kind: "read" } & PostFields)
	| { kind: "not-markdown" | "not-utf-8" | "empty" | "too-large" };

/**
 * Reads a Markdown file as a post. Never fetches an address in the file.
 * @param name the file name; only .md files are accepted. @param author the author when the file names none.
 * @param publicUrl the site's own address, with which a file may name a picture of the site.
 */
export function readPostFile(name: string, bytes: Uint8Array, author: string, publicUrl?: string): FileRead {
	if (!/\.md$/i.test(name)) return { kind: "not-markdown" };
	if (bytes.byteLength > longestFile) return { kind: "too-large" };
	const file = readTextFile(bytes);
	if (file.kind !== "text") return { kind: file.kind === "binary" ? "not-markdown" : "not-utf-8" };
	const markdown = readMarkdownFile(file.text);
	const { fields, content } = markdown;
	if (isMarkup(content)) return { kind: "not-markdown" };
	if (content.length > limits.post) return { kind: "too-large" };
	if (!content && !contentFieldNames.some((field) => fields.get(field)?.value)) return { kind: "empty" };
	return { kind: "read", ...readPostFields(markdown, author, publicUrl) };
}

/**
 * Reads the fields of a Markdown file as a post. Defaults: the first category, the given author, and a drawn cover, which
 * also replaces a picture that is not on this site.
 */
export function readPostFields(
	{ fields: written, content, lostLines }: MarkdownFile,
	defaultAuthor: string,
	publicUrl?: string,
): PostFields {
	const fields = new Map(
		[...written].map(([name, field]) => [name, { ...field, value: onSite(field.value, name, publicUrl) }]),
	);
	const values = new Map<string, string>();
	const lost = new Map(lostLines.map((line) => [line.line, line]));
	for (const [name, { value, lines }] of fields) {
		const isUsable = fieldValidators.get(name);
		if (isUsable && (!value || isUsable(value, fields))) values.set(name, value);
		else for (const line of lines) lost.set(line.line, line);
	}
	const value = (name: string) => values.get(name) ?? "";
	const language = value("language");
	return {
		language: isLanguage(language) ? language : null,
		twin: value("twin") || null,
		lostLines: [...lost.values()].sort((one, other) => one.line - other.line),
		text: {
			title: value("title"),
			excerpt: value("excerpt"),
			content,
			category: value("category") || defaultCategory,
			tags: readTags(value("tags")),
			date: readDay(value("date")),
			slug: value("slug"),
			author: {
				name: value("author") || defaultAuthor,
				image: value("authorImage") || null,
				bio: value("authorBio") || null,
				linkedIn: value("authorLinkedIn") || null,
			},
			cover: pictureId(value("coverImage")) ? { src: value("coverImage"), alt: value("coverAlt") } : null,
		},
	};
}

/** Bytes: a character takes up to four, and the fields add to the text. */
const longestFile = 4 * limits.post + 20_000;

/** Fields that make a file without a text more than an empty one. */
const contentFieldNames = ["title", "excerpt", "tags", "slug", "coverImage"];

type FieldValidator = (value: string, fields: MarkdownFile["fields"]) => boolean;

const isOwnPicture = (src: string) => pictureId(src) !== null;
/** The picture of a drawn cover, as the editor's JSON names it: the cover is drawn again. */
const isDrawnCover = (src: string) => /^\/og\/[a-z]{2}\/blog\/[^/]+\.png$/.test(src);

/** A picture's address without the site's own in front of it. */
function onSite(value: string, name: string, publicUrl?: string): string {
	const isOurs = /Image$/.test(name) && publicUrl && value.startsWith(`${publicUrl}/`);
	return isOurs ? value.slice(publicUrl.length) : value;
}

const fieldValidators = new Map<string, FieldValidator>([
	...["title", "excerpt", "category", "tags", "author", "authorBio", "authorLinkedIn"].map(
		(name): [string, FieldValidator] => [name, () => true],
	),
	["date", (value) => readDay(value) !== null],
	["slug", isSlug],
	["twin", isSlug],
	["language", isLanguage],
	["coverImage", (src) => isOwnPicture(src) || isDrawnCover(src)],
	["coverAlt", (_, fields) => isOwnPicture(fields.get("coverImage")?.value ?? "")],
	["authorImage", isOwnPicture],
]);

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

type TextFile = { kind: "text"; text: string } | { kind: "not-utf-8" } | { kind: "binary" };

function readTextFile(bytes: Uint8Array): TextFile {
	const [first, second] = bytes;
	if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
		return { kind: "not-utf-8" };
	// Control characters occur in no text, in UTF-8 or in older single-byte encodings.
	if (bytes.some((byte) => byte < 32 && ![9, 10, 12, 13].includes(byte))) return { kind: "binary" };
	try {
		return { kind: "text", text: new TextDecoder("utf-8", { fatal: true }).decode(bytes).normalize("NFC") };
	} catch {
		return { kind: "not-utf-8" };
	}
}
