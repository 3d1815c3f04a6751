import type { ProductId } from "../products/list.ts";
import type { ClaimId } from "./claims.ts";

type Theme = {
	/** How the words that give it away begin, in either language: lower case, no accents; a space ends a whole word. */
	words: readonly string[];
	/** What we recommend for it, best first. */
	products: readonly ProductId[];
	/** The figures that speak of it. */
	claims: readonly ClaimId[];
};

/** What a visitor's need may be about. The order decides which reason is told first. */
export const themes = {
	carts: {
		words: [
			"carrito",
			"abandon",
			"tienda en linea",
			"tienda virtual",
			"cart ",
			"carts",
			"checkout",
			"online store",
		],
		products: ["cpg-cx-ai"],
		claims: ["conversion"],
	},
	bookings: {
		words: ["reserva", "huesped", "habitacion", "tour", "booking", "guest", "room", "reservation"],
		products: ["travel-ai-booster"],
		claims: ["conversion"],
	},
	visits: {
		words: [
			"visita",
			"apartament",
			"inmueble",
			"sala de ventas",
			"lote ",
			"lotes",
			"viewing",
			"showing",
			"propert",
		],
		products: ["sales-site-hub"],
		claims: ["sales", "efficiency"],
	},
	late: {
		words: [
			"noche",
			"tarde",
			"madrugada",
			"festivo",
			"demor",
			"contest",
			"respond",
			"night",
			"late ",
			"slow",
			"reply",
			"replies",
			"answer",
			"missed",
		],
		products: ["travel-ai-booster", "sales-site-hub", "contact-pilot"],
		claims: ["response"],
	},
	leads: {
		words: [
			"prospecto",
			"interesado",
			"calific",
			"cotiza",
			"vender",
			"vendedor",
			"vendemos",
			"venta ",
			"ventas",
			"lead ",
			"leads",
			"qualif",
			"quote",
			"sell ",
			"selling",
			"sales",
		],
		products: ["sales-site-hub", "contact-pilot"],
		claims: ["sales", "efficiency"],
	},
	repeated: {
		words: [
			"soporte",
			"mismas preguntas",
			"lo mismo",
			"pqr",
			"servicio al cliente",
			"ticket",
			"support",
			"same question",
			"customer service",
		],
		products: ["fcmsie"],
		claims: ["automated", "supportCost"],
	},
	opinion: {
		words: [
			"encuesta",
			"satisfac",
			"opinion",
			"resena",
			"queja",
			"reclamo",
			"nps ",
			"survey",
			"review",
			"complain",
			"feedback",
			"churn",
		],
		products: ["npsie"],
		claims: ["revenue"],
	},
} as const satisfies Record<string, Theme>;

export type ThemeId = keyof typeof themes;

/** Products that serve any industry; the others are made for one. */
export const forAnyIndustry = ["contact-pilot", "fcmsie", "npsie"] as const satisfies readonly ProductId[];
