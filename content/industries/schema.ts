import type { Bilingual } from "../../shared/language.ts";
import type { DemoFlow } from "./flow-schema.ts";
import type { IndustryPage } from "./page-schema.ts";

/** What the site says about one industry, in one language. */
export type IndustryText = {
	name: string;
	/** One or two sentences: what changes for this kind of business. */
	description: string;
	problems: readonly string[];
	faqs: readonly { question: string; answer: string }[];
};

export type Industry = {
	id: string;
	/** Products recommended for it, best first: ids of content/products. */
	products: readonly string[];
	text: Bilingual<IndustryText>;
	page: Bilingual<IndustryPage>;
	/** Its demos, the first shown when none is named. */
	flows: readonly [DemoFlow, ...DemoFlow[]];
};
