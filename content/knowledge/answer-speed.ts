import type { KnowledgeEntry } from "./schema.ts";

export const answerSpeed = {
	id: "answer-speed",
	page: "home",
	isWish: true,
	text: {
		es: {
			question: "¿Qué tan rápido contesta? ¿También de noche?",
			answer:
				"El asistente contesta en menos de 10 segundos, a cualquier hora: de noche, los fines de semana y en festivos también.",
		},
		en: {
			question: "How fast does it answer? At night too?",
			answer:
				"The assistant answers in under 10 seconds at any hour, including nights, weekends and holidays.",
		},
	},
} as const satisfies KnowledgeEntry;
