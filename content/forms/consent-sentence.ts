import type { FormsText } from "./schema.ts";

/** Returns the consent sentence beside a form's checkbox. */
export function consentSentence({ consent: { before, link, after } }: FormsText): string {
	return `${before} ${link} ${after}`.replace(/\s*\*$/, "");
}
