import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";

type MissingPart = "title" | "content" | "coverAlt";
type LostPart = keyof BlogAdminText["lost"];

/** Says what a draft still lacks; nothing where it lacks nothing. */
export function missingText(missing: readonly MissingPart[], { missing: words }: BlogAdminText): string {
	const names = missing.map((name) => words[name]);
	return names.length === 0 ? "" : words.sentence.replace("{missing}", names.join(words.and));
}

/** Says what of a file could not be kept; nothing where all was. */
export function lostText(lost: readonly LostPart[], { lost: words }: Pick<BlogAdminText, "lost">): string {
	return lost.map((what) => words[what]).join(" ");
}

/** What an address says could not be kept of the file that was just uploaded. */
export function lostPartsInAddress(searchParams: URLSearchParams): LostPart[] {
	return (["date", "pictures"] as const).filter((what) => searchParams.getAll("lost").includes(what));
}
