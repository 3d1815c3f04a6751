import type { KnowledgeEntry } from "./schema.ts";

export const cancel = {
	id: "cancel",
	page: "method",
	unpublished: true,
	text: {
		es: {
			question: "¿Cómo cancelo si ya no quiero seguir?",
			answer:
				"En cualquiera de los cuatro pasos puedes parar y te quedas con lo que ya recibiste. El sitio no publica cómo se cancela después ni con cuánto aviso: eso se acuerda por escrito con una persona.",
		},
		en: {
			question: "How do I cancel if I want to leave?",
			answer:
				"You can stop at any of the four steps and keep what you’ve received so far. The site doesn’t say how to cancel after that, or with how much notice: that gets agreed in writing with a person.",
		},
	},
} as const satisfies KnowledgeEntry;
