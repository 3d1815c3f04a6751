import { type PageName, pathTo } from "../../content/addresses.ts";
import { industries } from "../../content/industries/list.ts";
import { knowledge } from "../../content/knowledge/list.ts";
import { type Language, languages } from "../../content/language.ts";
import { products } from "../../content/products/list.ts";
import { site } from "../../content/site.ts";

import { pageText } from "./page-text.ts";
import { publicPages } from "./pages.ts";

/** Not told of here: what is walked through, talked with or followed by a feed. */
const leftOut: readonly PageName[] = ["demoFlow", "assistant", "blog"];

type Source = {
	origin: string;
	product: string;
	/** The HTML of the page at a path. */
	read(path: string): Promise<string>;
};

/** The site's own answers and what its pages say, for programs that read instead of looking. */
export async function llmsText(source: Source): Promise<string> {
	const told: string[] = [];
	for (const language of languages)
		told.push(...answers(language, source), ...(await pageTexts(language, source)));
	return told.join("\n\n");
}

async function pageTexts(language: Language, { origin, read }: Source): Promise<string[]> {
	const told: string[] = [];
	// One after another: visitors' own pages come between them.
	for (const page of publicPages())
		if (!leftOut.includes(page.page))
			told.push(`## ${origin}${page[language]}\n\n${pageText(await read(page[language]))}`);
	return told;
}

function answers(language: Language, { origin, product }: Source): string[] {
	const link = (path: string) => `${origin}${path}`;
	return [
		`# ${product}`,
		`> ${site.tagline[language]}`,
		...products.map(({ id, page, text }) => {
			const { name, oneLine } = text[language];
			return `- [${name}](${link(pathTo(page, language))}#${id}): ${oneLine}`;
		}),
		...industries.map(({ id, text }) => {
			const { name, description } = text[language];
			return `- [${name}](${link(pathTo("industry", language, { industry: id }))}): ${description}`;
		}),
		...knowledge.map(({ page, text }) => {
			const { question, answer } = text[language];
			return `## ${question}\n${answer}\n${link(pathTo(page, language))}`;
		}),
	];
}
