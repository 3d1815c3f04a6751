import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";

type MissingPart = "title" | "content" | "coverAlt";
type LostPart = keyof BlogAdminText["lost"];

/** Lists what a draft still lacks; empty when it is complete. */
export function missingText(missing: readonly MissingPart[], { missing: words }: BlogAdminText): string {
	const names = missing.map((name) => words[name]);
	return names.length === 0 ? "" : words.sentence.replace("{missing}", names.join(words.and));
}

/** Lists what of a file could not be imported; empty when everything was. */
export function lostText(lost: readonly LostPart[], { lost: words }: Pick<BlogAdminText, "lost">): string {
	return lost.map((what) => words[what]).join(" ");
}

/** Reads from the address what of an uploaded file could not be imported. */
export function lostPartsInAddress(searchParams: URLSearchParams): LostPart[] {
	return (["date", "pictures"] as const).filter((what) => searchParams.getAll("lost").includes(what));
}
