import type { FormsText } from "../../content/forms/schema.ts";
import type { PageSummary } from "../../content/pages/schema.ts";

export function receivedHead(
	summary: PageSummary,
	{ received, words }: { received: object | null; words: FormsText },
): PageSummary {
	return received ? { ...summary, title: `${words.received}: ${summary.title}` } : summary;
}
