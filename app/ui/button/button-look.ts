/** Full is the default; outline stands beside it; sun is the one invitation of a dark block; small sits in bars. */
export type ButtonLook = "full" | "outline" | "sun" | "small" | "small outline";

export function buttonClass(look: ButtonLook = "full", more = ""): string {
	return ["button", look === "full" ? "" : look, more].filter(Boolean).join(" ");
}
