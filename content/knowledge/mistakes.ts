import type { KnowledgeEntry } from "./schema.ts";

export const mistakes = {
	id: "mistakes",
	page: "method",
	text: {
		es: {
			question: "¿Y si la IA se equivoca o inventa?",
			answer:
				"El asistente contesta solo con lo que tú apruebas: tus precios, tus políticas y tu catálogo. Si no encuentra el dato, lo dice y le pasa la conversación a una persona. Además, cada mes leemos contigo las conversaciones y corregimos lo que haga falta.",
		},
		en: {
			question: "What if the AI gets it wrong or makes things up?",
			answer:
				"The assistant answers only with what you approve: your prices, your policies and your catalog. If it can’t find something, it says so and hands the conversation to a person. And every month we go over the conversations with you and fix what needs fixing.",
		},
	},
} as const satisfies KnowledgeEntry;
