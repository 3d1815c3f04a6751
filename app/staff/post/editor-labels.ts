import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";

/** The names of the editor's fields, as people read them. */
export function editorLabels({ fields, at, coverAlt }: BlogAdminText["editor"]): Record<string, string> {
	return { ...fields, at, alt: coverAlt, illustrationAlt: coverAlt };
}
