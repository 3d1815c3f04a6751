import type { FormsText } from "../../content/forms/schema.ts";
import type { PageSummary } from "../../content/pages/schema.ts";

/** A page with a form says in its title, too, that what was sent has arrived. */
export function receivedSummary(
	summary: PageSummary,
	{ received, words }: { received: string | null; words: FormsText },
): PageSummary {
	return received ? { ...summary, title: `${words.received}: ${summary.title}` } : summary;
}
