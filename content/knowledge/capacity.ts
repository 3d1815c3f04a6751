import type { KnowledgeEntry } from "./schema.ts";

export const capacity = {
	id: "capacity",
	page: "industries",
	text: {
		es: {
			question: "¿Cuántos chats aguanta al mismo tiempo?",
			answer:
				"El asistente atiende todas las conversaciones a la vez y contesta en menos de 10 segundos, también en temporada alta. Si hay topes de mensajes o de usuarios, quedan por escrito con el alcance, después del diagnóstico.",
		},
		en: {
			question: "How many chats can it handle at once?",
			answer:
				"The assistant takes every conversation at once and answers in under 10 seconds, even in high season. Any limits on messages or users are put in writing with the scope, after the diagnostic.",
		},
	},
} as const satisfies KnowledgeEntry;
