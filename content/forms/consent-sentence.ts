import type { FormsText } from "./schema.ts";

/** What somebody agrees to by ticking a form's box, as it stands beside it. */
export function consentSentence({ consent: { before, link, after } }: FormsText): string {
	return `${before} ${link} ${after}`.replace(/\s*\*$/, "");
}
