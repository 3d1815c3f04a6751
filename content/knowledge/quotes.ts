import type { KnowledgeEntry } from "./schema.ts";

export const quotes = {
	id: "quotes",
	page: "method",

	isWish: true,
	text: {
		es: {
			question: "¿Contesta con mis precios? ¿Puede cotizar?",
			answer:
				"El asistente contesta con los precios y el catálogo que tú le das y apruebas, o con los de tu sistema cuando se conecta. Si un precio depende de algo, pregunta lo que falta; si no lo encuentra, no lo inventa: le pasa el caso a tu equipo con los datos listos.",
		},
		en: {
			question: "Does it answer with my prices? Can it quote?",
			answer:
				"The assistant answers with the prices and catalog you give it and approve, or with the ones in your system once it’s connected. If a price depends on something, it asks; if it can’t find one, it doesn’t make it up: it hands your team the case with the details ready.",
		},
	},
} as const satisfies KnowledgeEntry;
