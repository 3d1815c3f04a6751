import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";

export function editorLabels({ fields, at, coverAlt }: BlogAdminText["editor"]): Record<string, string> {
	return { ...fields, at, alt: coverAlt, illustrationAlt: coverAlt };
}
