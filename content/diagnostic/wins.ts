import type { ThemeId } from "../proposal/themes.ts";

/** The quick wins a business of no industry of ours starts with, when its need names no other. */
export const usualWins = ["late", "repeated", "leads"] as const satisfies readonly [
	ThemeId,
	ThemeId,
	ThemeId,
];
