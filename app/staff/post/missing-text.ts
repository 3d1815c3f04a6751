import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";

type MissingPart = "title" | "content" | "coverAlt";

export function missingText(missing: readonly MissingPart[], { missing: words }: BlogAdminText): string {
	const names = missing.map((name) => words[name]);
	return names.length === 0 ? "" : fillBlanks(words.sentence, { missing: names.join(words.and) });
}
