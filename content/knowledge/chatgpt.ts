import type { KnowledgeEntry } from "./schema.ts";

export const chatgpt = {
	id: "chatgpt",
	page: "method",
	text: {
		es: {
			question: "¿Es como ChatGPT? ¿Qué modelo usan?",
			answer:
				"El asistente conversa como ChatGPT, pero contesta solo con lo que tú apruebas: tus precios, políticas y catálogo. Si no encuentra el dato, lo dice y le pasa la conversación a una persona. Si quieres saber qué modelo de IA hay detrás, pregúntaselo al equipo.",
		},
		en: {
			question: "Is it like ChatGPT? Which model do you use?",
			answer:
				"The assistant chats like ChatGPT, but it answers only with what you approve: your prices, policies and catalog. If it can’t find something, it says so and brings in a person. Which AI model is behind it is something to ask the team.",
		},
	},
} as const satisfies KnowledgeEntry;
