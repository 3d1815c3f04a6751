import type { KnowledgeEntry } from "./schema.ts";

export const consulting = {
	id: "consulting",
	page: "consulting",
	text: {
		es: {
			question: "¿Hacen consultoría en transformación digital?",
			answer:
				"Además de los productos, hacemos consultoría: hablamos con quienes atienden, medimos cuánto tiempo y cuántas ventas se pierden, y decidimos contigo qué mejorar primero y qué dejar igual. Después te acompañamos hasta que tu equipo lo maneje solo.",
		},
		en: {
			question: "Do you do digital transformation consulting?",
			answer:
				"Besides the products, we do consulting: we talk to the people who answer your customers, measure the time and sales being lost, and decide with you what to improve first and what to leave alone. Then we stay until your team can run it without us.",
		},
	},
} as const satisfies KnowledgeEntry;
