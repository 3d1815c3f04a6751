import type { KnowledgeEntry } from "./schema.ts";

export const capacity = {
	id: "capacity",
	page: "industries",
	text: {
		es: {
			question: "¿Cuántos chats aguanta al mismo tiempo?",
			answer:
				"El asistente atiende todas las conversaciones a la vez y contesta en menos de 10 segundos, también en temporada alta. Los topes de mensajes o de usuarios, si los hay, no están publicados: el alcance se acuerda por escrito después del diagnóstico.",
		},
		en: {
			question: "How many chats can it handle at once?",
			answer:
				"The assistant takes every conversation at once and answers in under 10 seconds, even in high season. Message or user limits, if there are any, aren’t published: the scope is agreed in writing after the diagnostic.",
		},
	},
} as const satisfies KnowledgeEntry;
