import type { KnowledgeEntry } from "./schema.ts";

export const erasureTerms = {
	id: "erasure-terms",
	page: "legal",
	within: { topic: "erased", asked: ["how-long", "answer-speed"] },
	text: {
		es: {
			question: "¿Cuánto se demoran en borrar mis datos?",
			answer:
				"Respondemos las consultas sobre tus datos en un máximo de 10 días hábiles, y los reclamos, como pedir que los borremos, en un máximo de 15. Así está publicado en la página legal.",
		},
		en: {
			question: "How long does it take to delete my data?",
			answer:
				"We answer information requests about your data within 10 business days, and complaints, which include asking us to delete it, within 15. That’s published on the legal page.",
		},
	},
} as const satisfies KnowledgeEntry;
