import { pathTo } from "../../../../content/addresses.ts";
import { industries } from "../../../../content/industries/list.ts";
import { questions } from "../../../../content/knowledge/list.ts";
import type { Language } from "../../../../content/language.ts";
import { pageTexts } from "../../../../content/pages/texts.ts";
import { products } from "../../../../content/products/list.ts";

/** A text of the site as a model gets it. Its blanks are not filled. */
export type Entry = {
	title: string;
	url: string;
	text: string;
	/** Other words it is found by. */
	also: string;
	/** The trade it speaks of alone: an id. */
	industry: string | null;
	kind: "answer" | "product" | "section" | "page";
};

/** Every text of the site that a model may look up: what the guards take as said by the site. */
export function entriesIn(language: Language): Entry[] {
	return [
		...questions.map(({ page, text }) => {
			const { question, answer, alsoAsked } = text[language];
			const at = pathTo(page, language);
			return general("answer", question, at, answer, alsoAsked.join(" "));
		}),
		...products.map(({ page, text }) => {
			const { name, oneLine, whatItDoes, forWhom } = text[language];
			return general("product", name, pathTo(page, language), [oneLine, ...whatItDoes].join(" "), forWhom);
		}),
		...industries.flatMap(({ id, text, page }) => {
			const { name, description, problems, faqs, alsoCalled } = text[language];
			const { solutions, integrations } = page[language];
			const ofTrade = (title: string, said: string, also: readonly string[]) => ({
				...general("answer", title, pathTo("industry", language, { industry: id }), said, also.join(" ")),
				industry: id,
			});
			return [
				ofTrade(name, description, [...alsoCalled, ...problems]),
				...faqs.map(({ question, answer }) => ofTrade(`${name}: ${question}`, answer, [])),
				...solutions.map((one) =>
					ofTrade(`${name}: ${one.name}`, `${one.description} ${one.features.join("; ")}.`, []),
				),
				...integrations.map((one) => ofTrade(`${name}: ${one.name}`, one.description, [])),
			];
		}),
		// The brand stands where it is filled in later, like every blank.
		...pageTexts(language, "{product}").flatMap(({ page, title, description, lead, sections }) => {
			const at = pathTo(page, language);
			return [
				general("page", title, at, `${lead} ${description}`, ""),
				...sections.map(({ heading, list }) => {
					const said = list.map(({ name, text }) => `“${name}”: ${text}`).join(" ");
					return general("section", heading, at, said, list.map(({ name }) => name).join(" "));
				}),
			];
		}),
	];
}

function general(kind: Entry["kind"], title: string, url: string, text: string, also: string): Entry {
	return { title, url, text, also, industry: null, kind };
}
