import type { KnowledgeEntry } from "./schema.ts";

export const dataOwnership = {
	id: "data-ownership",
	page: "method",
	text: {
		es: {
			question: "¿De quién son los datos y las conversaciones?",
			answer:
				"Tus datos, tus palabras y tu asistente son tuyos, y los datos se guardan según la Ley 1581 de 2012. Cómo llevarte las conversaciones a otro sistema se acuerda por escrito.",
		},
		en: {
			question: "Who owns the data and the conversations?",
			answer:
				"Your data, your words and your assistant belong to you, and the data is kept under Colombia’s Law 1581 of 2012. How to take the conversations to another system is agreed on in writing.",
		},
	},
} as const satisfies KnowledgeEntry;
