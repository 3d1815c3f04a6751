import type { KnowledgeEntry } from "./schema.ts";

export const followUp = {
	id: "follow-up",
	page: "solutions",

	isWish: true,
	text: {
		es: {
			question: "¿Le hace seguimiento al que cotizó y no volvió?",
			answer:
				"Al que preguntó o pidió cotización y no volvió a escribir, el asistente lo busca de nuevo: le escribe a tiempo, resuelve la duda que quedó y le avisa a tu equipo cuando la persona retoma.",
		},
		en: {
			question: "Does it follow up with people who asked and went quiet?",
			answer:
				"When someone asks or gets a quote and goes quiet, the assistant writes to them again at the right moment, answers what was left open and lets your team know when they’re back.",
		},
	},
} as const satisfies KnowledgeEntry;
