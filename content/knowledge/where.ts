import { site } from "../site.ts";
import type { KnowledgeEntry } from "./schema.ts";

export const where = {
	id: "where",
	page: "about",
	text: {
		es: {
			question: "¿Dónde están? ¿Trabajan en otras ciudades o países?",
			answer: `Estamos en ${site.city} y trabajamos con pequeñas y medianas empresas de Colombia y América Latina. El diagnóstico es por videollamada, así que no importa en qué ciudad estés.`,
		},
		en: {
			question: "Where are you? Do you work in other cities or countries?",
			answer: `We’re in ${site.city}, and we work with small and medium businesses in Colombia and Latin America. The diagnostic is a video call, so it doesn’t matter which city you’re in.`,
		},
	},
} as const satisfies KnowledgeEntry;
