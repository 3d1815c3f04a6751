import type { BlogRoomsText } from "../../../content/blog-rooms/schema.ts";

/** Says what a draft still lacks; nothing where it lacks nothing. */
export function missingText(
	missing: readonly ("title" | "content")[],
	{ missing: words }: BlogRoomsText,
): string {
	const names = missing.map((name) => words[name]);
	return names.length === 0 ? "" : words.sentence.replace("{missing}", names.join(words.and));
}
