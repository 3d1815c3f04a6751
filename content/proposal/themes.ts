import type { IndustryId } from "../industries/list.ts";
import type { ProductId } from "../products/list.ts";
import type { ClaimId } from "./claims.ts";

type Theme = {
	/** What we recommend for it, best first. */
	products: readonly ProductId[];
	/** The figures that speak of it. */
	claims: readonly ClaimId[];
};

/**
 * What a visitor's need may be about; the phrases that show it stand in the vocabulary's `need.<theme>.txt`.
 * The order decides which is answered first.
 */
export const themes = {
	carts: { products: ["cpg-cx-ai"], claims: ["conversion"] },
	visits: { products: ["sales-site-hub"], claims: ["conversion"] },
	bookings: { products: ["travel-ai-booster", "contact-pilot"], claims: ["conversion"] },
	late: { products: ["travel-ai-booster", "sales-site-hub", "contact-pilot"], claims: ["response"] },
	opinion: { products: ["npsie"], claims: [] },
	repeated: { products: ["fcmsie"], claims: ["automated", "supportCost"] },
	leads: { products: ["sales-site-hub", "contact-pilot"], claims: ["sales", "efficiency"] },
} as const satisfies Record<string, Theme>;

export type ThemeId = keyof typeof themes;

/** The quick wins any business starts with, when its need names no other. */
export const usualWins = ["late", "repeated", "opinion"] as const satisfies readonly ThemeId[];

/** Products that serve any business, in the order in which they are recommended. */
export const forAnyone = ["contact-pilot", "fcmsie", "npsie"] as const satisfies readonly ProductId[];

/**
 * Products made for one kind of business. An industry is wider than that where `isWhole` is false: it takes in shops
 * with nothing but a counter, so the visitor's words have to name the business (`made-for.<product>.txt`).
 */
export const madeFor = {
	"travel-ai-booster": { industry: "hospitalidad-viajes", isWhole: true },
	"sales-site-hub": { industry: "real-estate-construccion", isWhole: false },
	"cpg-cx-ai": { industry: "retail-ecommerce", isWhole: false },
} as const satisfies Record<
	Exclude<ProductId, (typeof forAnyone)[number]>,
	{ industry: IndustryId; isWhole: boolean }
>;
