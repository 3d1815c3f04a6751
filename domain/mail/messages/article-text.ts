import type { Root } from "hast";
import { toPlainText } from "react-email";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";

const writer = unified().use(rehypeStringify).freeze();

/** Converts an article to plain text. Lists, tables and code keep their lines; links and pictures show their addresses. */
export function articleText(article: Root): string {
	return toPlainText(writer.stringify(article), {
		selectors: [
			{ selector: "table", format: "dataTable", options: { uppercaseHeaderCells: false } },
			...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({
				selector,
				options: { uppercase: false },
			})),
			{ selector: "img", format: "image" },
		],
	});
}
