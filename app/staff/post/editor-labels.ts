import type { BlogRoomsText } from "../../../content/blog-rooms/schema.ts";

/** The names of the editor's fields, as people read them. */
export function editorLabels({ fields, at, coverAlt }: BlogRoomsText["editor"]): Record<string, string> {
	return { ...fields, at, alt: coverAlt, illustrationAlt: coverAlt };
}
