import type { KnowledgeEntry } from "./schema.ts";

export const industries = {
	id: "industries",
	page: "industries",
	text: {
		es: {
			question: "¿Trabajan con negocios como el mío?",
			answer:
				"Las industrias que mejor conocemos son hoteles y viajes, inmobiliario y construcción, comercio, educación y ONG, y automotriz. Si tus clientes preguntan antes de comprar, también puede servir en otras, y el diagnóstico gratuito te dice si vale la pena.",
		},
		en: {
			question: "Do you work with businesses like mine?",
			answer:
				"The industries we know best are hotels and travel, real estate and construction, retail, education and nonprofits, and automotive. If your customers ask before they buy, it can work in others too, and the free diagnostic tells you whether it’s worth it.",
		},
	},
} as const satisfies KnowledgeEntry;
