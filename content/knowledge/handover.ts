import type { KnowledgeEntry } from "./schema.ts";

export const handover = {
	id: "handover",
	page: "products",
	isWish: true,
	text: {
		es: {
			question: "¿Puede pasarle la conversación a una persona?",
			answer:
				"Cuando el cliente pide una persona, o cuando el asistente no encuentra el dato, la conversación pasa a tu equipo con un resumen, para que nadie tenga que repetir nada.",
		},
		en: {
			question: "Can it hand the conversation over to a person?",
			answer:
				"When a customer asks for a person, or the assistant can’t find the answer, the conversation goes to your team with a summary, so nobody has to repeat anything.",
		},
	},
} as const satisfies KnowledgeEntry;
