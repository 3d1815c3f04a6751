import { toPlainText } from "react-email";
import type { Brand } from "../../config/env.ts";
import { type PageName, pathTo } from "../../content/addresses.ts";
import { industries } from "../../content/industries/list.ts";
import { knowledge } from "../../content/knowledge/list.ts";
import { products } from "../../content/products/list.ts";
import { type Language, languages } from "../../shared/language.ts";
import { publicPages } from "./pages.ts";

const excludedPages: readonly PageName[] = ["demoFlow", "assistant", "blog"];

type Source = {
	origin: string;
	brand: Brand;
	read(path: string): Promise<string>;
};

export async function llmsText(source: Source): Promise<string> {
	const sections: string[] = [];
	for (const language of languages)
		sections.push(...overviewOf(language, source), ...(await pageTexts(language, source)));
	return sections.join("\n\n");
}

async function pageTexts(language: Language, { origin, read }: Source): Promise<string[]> {
	const sections: string[] = [];
	// Reads one page at a time, so that visitors' requests are not delayed.
	for (const page of publicPages())
		if (!excludedPages.includes(page.page))
			sections.push(`## ${origin}${page[language]}\n\n${pageText(await read(page[language]))}`);
	return sections;
}

function overviewOf(language: Language, { origin, brand }: Source): string[] {
	const link = (path: string) => `${origin}${path}`;
	return [
		`# ${brand.product}`,
		`> ${brand.tagline[language]}`,
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

const skippedSelectors = ["form", "nav", "svg", "dialog", ".chat", "[aria-hidden=true]"];
const headings = ["h1", "h2", "h3", "h4"];

export function pageText(html: string): string {
	// The page separates names, figures and notes by styles only, so add spaces.
	const spaced = html.replace(/>(?=<(?:a|b|span|small)\b)/g, "> ");
	return toPlainText(spaced, {
		baseElements: { selectors: ["main"] },
		selectors: [
			...skippedSelectors.map((selector) => ({ selector, format: "skip" })),
			...headings.map((selector) => ({ selector, options: { uppercase: false } })),
			...["dt", "dd"].map((selector) => ({ selector, format: "block" })),
			{ selector: "a", options: { ignoreHref: true } },
		],
	}).replace(/\n{3,}/g, "\n\n");
}
