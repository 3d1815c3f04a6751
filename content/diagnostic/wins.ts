import type { ThemeId } from "../proposal/themes.ts";

/** The quick wins any business starts with, when its need names no other. */
export const usualWins = ["late", "repeated", "opinion"] as const satisfies readonly [
	ThemeId,
	ThemeId,
	ThemeId,
];
