import type { BlogRoomsText } from "../../../content/blog-rooms/schema.ts";
import type { Missing } from "../../../domain/blog/import-post.ts";

/** Says what a draft still lacks; nothing where it lacks nothing. */
export function missingText(missing: readonly Missing[], { missing: words }: BlogRoomsText): string {
	const names = missing.map((name) => words[name]);
	return names.length === 0 ? "" : words.sentence.replace("{missing}", names.join(words.and));
}
