import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { RequiredPart } from "../../../shared/blog.ts";

export function missingText(missing: readonly RequiredPart[], { missing: words }: BlogAdminText): string {
	const names = missing.map((name) => words[name]);
	return names.length === 0 ? "" : fillBlanks(words.sentence, { missing: names.join(words.and) });
}
