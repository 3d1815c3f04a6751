import type { KnowledgeEntry } from "./schema.ts";

export const demo = {
	id: "demo",
	page: "demos",
	text: {
		es: {
			question: "¿Puedo ver una demo?",
			answer:
				"En la página de demos hay conversaciones de ejemplo por industria que puedes recorrer paso a paso, sin registrarte. También puedes pedir una hecha con las respuestas de tu negocio.",
		},
		en: {
			question: "Can I see a demo?",
			answer:
				"The demos page has sample conversations by industry that you can go through step by step, without signing up. You can also ask for one built with your own answers.",
		},
	},
} as const satisfies KnowledgeEntry;
