import type { KnowledgeEntry } from "./schema.ts";

export const cancel = {
	id: "cancel",
	page: "method",
	unpublished: true,
	text: {
		es: {
			question: "¿Cómo cancelo si ya no quiero seguir?",
			answer:
				"En cualquiera de los cuatro pasos puedes parar y te quedas con lo que ya recibiste. Cómo se cancela después, y con cuánto aviso, se acuerda por escrito con una persona del equipo.",
		},
		en: {
			question: "How do I cancel if I want to leave?",
			answer:
				"You can stop at any of the four steps and keep what you’ve received so far. How to cancel after that, and with how much notice, is agreed on in writing with a person on the team.",
		},
	},
} as const satisfies KnowledgeEntry;
