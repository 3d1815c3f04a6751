import type { Root } from "hast";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { blog } from "../../../content/blog/list.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { Language } from "../../../shared/language.ts";
import { withoutDirectionMarks } from "../../words/text.ts";
import { adaptToPage, idStart } from "./adapt-to-page.ts";

type MarkdownRead = { kind: "read"; tree: Root } | { kind: "too-deep" };
type RenderOutcome = { kind: "rendered"; html: string } | { kind: "too-deep" };

/**
 * Parses Markdown (with tables, footnotes and task lists) into a sanitised tree. Drops HTML and unlisted elements.
 * @param language of the few words that the renderer adds.
 * @returns too-deep for quotes or lists nested beyond what anybody writes.
 */
export function readMarkdown(markdown: string, language: Language): MarkdownRead {
	const renderer = renderers[language];
	return unlessTooDeep(() => ({
		kind: "read",
		tree: renderer.runSync(renderer.parse(withoutDirectionMarks(markdown))),
	}));
}

/** Renders Markdown as sanitised HTML; see readMarkdown. */
export function renderMarkdown(markdown: string, language: Language): RenderOutcome {
	const read = readMarkdown(markdown, language);
	if (read.kind !== "read") return read;
	return unlessTooDeep(() => ({ kind: "rendered", html: renderers[language].stringify(read.tree) }));
}

function unlessTooDeep<Result>(work: () => Result): Result | { kind: "too-deep" } {
	try {
		return work();
	} catch (error) {
		if (error instanceof RangeError) return { kind: "too-deep" };
		throw error;
	}
}

const renderers = { es: createRenderer("es"), en: createRenderer("en") };

function createRenderer(language: Language) {
	const words = blog[language].prose;
	return unified()
		.use(remarkParse)
		.use(remarkGfm)
		.use(remarkRehype, {
			clobberPrefix: "",
			footnoteLabel: words.notes,
			footnoteBackLabel: (index) => fillBlanks(words.backToText, { number: index + 1 }),
		})
		.use(rehypeSanitize, {
			...defaultSchema,
			clobberPrefix: idStart,
			attributes: { ...defaultSchema.attributes, code: [["className", /^language-[\w+#.-]{1,30}$/]] },
			protocols: { ...defaultSchema.protocols, href: ["http", "https", "mailto", "tel"] },
		})
		.use(adaptToPage, words)
		.use(rehypeStringify)
		.freeze();
}
