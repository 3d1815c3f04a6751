import type { ConsentText } from "./schema.ts";

/** Returns the consent sentence beside a form's checkbox. */
export function consentSentence({ before, link, after }: ConsentText): string {
	return `${before} ${link} ${after}`.replace(/\s*\*$/, "");
}
