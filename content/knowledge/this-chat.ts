import type { KnowledgeEntry } from "./schema.ts";

export const thisChat = {
	id: "this-chat",
	page: "assistant",
	text: {
		es: {
			question: "¿Qué puedo hacer en este chat?",
			answer:
				"Aquí puedes preguntar lo que quieras sobre lo que hacemos, pedir una propuesta en PDF para tu negocio o hablar con una persona del equipo. También puedes recibir la conversación por correo.",
		},
		en: {
			question: "What can I do in this chat?",
			answer:
				"Here you can ask anything about what we do, get a PDF proposal for your business or talk to a person on the team. You can also have the conversation emailed to you.",
		},
	},
} as const satisfies KnowledgeEntry;
