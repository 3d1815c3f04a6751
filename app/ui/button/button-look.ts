export type ButtonLook = "full" | "outline" | "sun" | "small" | "small sun" | "small outline" | "small quiet";

export function buttonClass(look: ButtonLook = "full", more = ""): string {
	return ["button", look === "full" ? "" : look, more].filter(Boolean).join(" ");
}
