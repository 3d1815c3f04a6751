import type { KnowledgeEntry } from "./schema.ts";

export const dislikeBots = {
	id: "dislike-bots",
	page: "method",
	text: {
		es: {
			question: "¿Y si a mis clientes no les gustan los bots?",
			answer:
				"Es una duda razonable: un bot que no entiende cansa a cualquiera. Por eso las conversaciones se escriben como habla tu equipo y las apruebas tú, y a quien quiera hablar con una persona le basta con pedirlo. Antes de salir al aire, lo probamos con tu gente.",
		},
		en: {
			question: "What if my customers don’t like bots?",
			answer:
				"It’s a fair worry: nobody likes a bot that doesn’t understand. That’s why conversations are written the way your team talks, you approve them, and anyone who asks for a person gets one. We test it with your team before it goes live.",
		},
	},
} as const satisfies KnowledgeEntry;
