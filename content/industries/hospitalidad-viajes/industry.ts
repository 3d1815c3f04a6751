import type { Industry } from "../schema.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { checkin } from "./flows/checkin.ts";
import { resena } from "./flows/resena.ts";
import { reserva } from "./flows/reserva.ts";
import { page } from "./page.ts";

export const hospitalidad = {
	id: "hospitalidad-viajes",
	products: ["travel-ai-booster", "contact-pilot", "npsie"],
	text: { es, en },
	page,
	flows: [reserva, checkin, resena],
} as const satisfies Industry;
