import { pathTo } from "../../content/addresses.ts";
import { industries } from "../../content/industries/list.ts";
import { questions } from "../../content/knowledge/list.ts";
import { type Language, languages } from "../../content/language.ts";
import { products } from "../../content/products/list.ts";
import { site } from "../../content/site.ts";

/** The site's own answers as plain text, for programs that read instead of looking. */
export function llmsText(origin: string, product: string): string {
	return languages.map((language) => inLanguage(language, origin, product)).join("\n\n");
}

function inLanguage(language: Language, origin: string, product: string): string {
	const link = (path: string) => `${origin}${path}`;
	const parts = [
		`# ${product}`,
		`> ${site.tagline[language]}`,
		...products.map(({ page, text }) => {
			const { name, oneLine } = text[language];
			return `- [${name}](${link(pathTo(page, language))}): ${oneLine}`;
		}),
		...industries.map(({ id, text }) => {
			const { name, description } = text[language];
			return `- [${name}](${link(pathTo("industry", language, { industry: id }))}): ${description}`;
		}),
		...questions.map(({ page, text }) => {
			const { question, answer } = text[language];
			return `## ${question}\n${answer}\n${link(pathTo(page, language))}`;
		}),
	];
	return parts.join("\n\n");
}
