import type { IndustryId } from "../industries/list.ts";
import type { ThemeId } from "../proposal/themes.ts";

/** The quick wins a business of each industry starts with, when its need names no other. */
export const winsByIndustry = {
	"hospitalidad-viajes": ["bookings", "late", "opinion"],
	"real-estate-construccion": ["visits", "late", "leads"],
	"retail-ecommerce": ["carts", "repeated", "opinion"],
	"educacion-ong": ["late", "repeated", "opinion"],
	"automotriz-aftermarket": ["leads", "late", "repeated"],
	other: ["late", "repeated", "leads"],
} as const satisfies Record<IndustryId | "other", readonly [ThemeId, ThemeId, ThemeId]>;
