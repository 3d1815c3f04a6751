import { HtmlValidate, StaticConfigLoader } from "html-validate/node";
import type { CrawledSite } from "./site.ts";

/** Matters of spelling that HTML reads all the same, as React writes them whatever we do. */
const asReactWritesIt = {
	"attr-case": "off",
	"attribute-boolean-style": "off",
	"attribute-empty-style": "off",
	"void-style": "off",
} as const;

const validator = new HtmlValidate(
	new StaticConfigLoader({ root: true, extends: ["html-validate:recommended"], rules: asReactWritesIt }),
);

/** What the pages break of the HTML standard. */
export async function invalidHtml(site: CrawledSite): Promise<string[]> {
	const found: string[] = [];
	for (const { path, html } of site.values()) {
		if (!html) continue;
		const { results } = await validator.validateString(html, path);
		for (const { messages } of results)
			for (const { ruleId, message, selector } of messages)
				found.push(`${path}: ${message} (${ruleId}) at ${selector ?? "the document"}`);
	}
	return found;
}
