import { invalidHtml } from "./html.ts";
import { untranslated } from "./languages.ts";
import { brokenLinks } from "./links.ts";
import { repeatedPictures, repeatedScenes } from "./scenes.ts";
import type { CrawledSite } from "./site.ts";
import { unknownToSchema } from "./structured-data.ts";
import { lonelyPages } from "./twins.ts";

type Promised = {
	promise: string;
	/** What breaks it, each in a sentence. */
	broken(site: CrawledSite): string[] | Promise<string[]>;
};

/** What holds for the site as a whole. */
export const promises: readonly Promised[] = [
	{ promise: "every internal link answers 200", broken: brokenLinks },
	{ promise: "every page of the sitemap has its reciprocal twin", broken: lonelyPages },
	{ promise: "every page is valid HTML", broken: invalidHtml },
	{ promise: "every text is in its page's language", broken: untranslated },
	{ promise: "every page's JSON-LD is in schema.org's words", broken: unknownToSchema },
	{ promise: "no two pages show the same scene", broken: repeatedScenes },
	{ promise: "no two pages are shared with the same picture", broken: repeatedPictures },
];
