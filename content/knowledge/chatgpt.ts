import type { KnowledgeEntry } from "./schema.ts";

export const chatgpt = {
	id: "chatgpt",
	page: "method",
	text: {
		es: {
			question: "¿Es como ChatGPT? ¿Qué modelo usan?",
			answer:
				"El asistente conversa como ChatGPT, pero contesta solo con lo que tú apruebas: tus precios, políticas y catálogo. Si no encuentra el dato, lo dice y le pasa la conversación a una persona. El sitio no publica qué modelo de IA usa cada asistente.",
		},
		en: {
			question: "Is it like ChatGPT? Which model do you use?",
			answer:
				"The assistant chats like ChatGPT, but it answers only with what you approve: your prices, policies and catalog. If it can’t find something, it says so and brings in a person. The site doesn’t say which AI model each assistant uses.",
		},
	},
} as const satisfies KnowledgeEntry;
