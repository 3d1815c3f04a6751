import type { Language } from "../../shared/language.ts";
import type { PageName } from "../addresses.ts";
import { site } from "../site.ts";
import { en as aboutEn } from "./about/en.ts";
import { es as aboutEs } from "./about/es.ts";
import { en as auditEn } from "./audit/en.ts";
import { es as auditEs } from "./audit/es.ts";
import { en as consultingEn } from "./consulting/en.ts";
import { es as consultingEs } from "./consulting/es.ts";
import { en as methodEn } from "./method/en.ts";
import { es as methodEs } from "./method/es.ts";
import { en as solutionsEn } from "./solutions/en.ts";
import { es as solutionsEs } from "./solutions/es.ts";

type PageText = {
	page: PageName;
	title: string;
	description: string;
	/** The introduction under the heading. */
	intro: string;
	texts: string[];
	/** The same texts, grouped by section. */
	blocks: string[][];
	/** The lists with a heading. */
	sections: Section[];
};

export type Section = { heading: string; list: readonly { name: string; text: string }[] };

/** Returns the texts of the informative pages, which the assistant searches and quotes. Leaves out pages with invented cases. */
export function pageTexts(language: Language, product: string = site.product): PageText[] {
	const es = language === "es";
	const year = site.foundingYear;
	const pages = {
		method: es ? methodEs(product) : methodEn(product),
		audit: es ? auditEs(product) : auditEn(product),
		consulting: es ? consultingEs(product) : consultingEn(product),
		solutions: es ? solutionsEs(product) : solutionsEn(product),
		about: es ? aboutEs(product, year) : aboutEn(product, year),
	} as const;
	return (Object.keys(pages) as (keyof typeof pages)[]).map((page) => {
		const { summary, ...rest } = pages[page];
		return {
			page,
			title: summary.title.replace(/ \|.*$/, ""),
			description: summary.description,
			intro: rest.intro,
			texts: [summary.description, ...textsWithin(rest)],
			blocks: [[summary.description], ...blocksWithin(rest)],
			sections: Object.values(rest).filter(isSection),
		};
	});
}

/** Lists every sentence of a text module, in order. */
export function textsWithin(value: unknown): string[] {
	if (typeof value === "string") return /\s/.test(value.trim()) ? [value] : [];
	if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsWithin);
	return [];
}

/** Lists the texts of a text module, grouped by the object that contains them. */
function blocksWithin(value: unknown): string[][] {
	if (typeof value !== "object" || value === null) return [];
	const values = Object.values(value);
	const ownTexts = values.filter((one): one is string => typeof one === "string");
	const nested = values.filter((one) => typeof one === "object").flatMap(blocksWithin);
	return ownTexts.length > 0 ? [ownTexts, ...nested] : nested;
}

function isSection(value: unknown): value is Section {
	return typeof value === "object" && value !== null && "heading" in value && "list" in value;
}
