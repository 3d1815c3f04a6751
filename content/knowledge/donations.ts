import type { KnowledgeEntry } from "./schema.ts";

export const donations = {
	id: "donations",
	page: "industries",

	isWish: true,
	text: {
		es: {
			question: "¿Sirve para donantes y voluntarios?",
			answer:
				"El asistente cuenta en qué se usa cada aporte, deja donar por un enlace e inscribe voluntarios. Una fundación pequeña suele empezar por una sola cosa, como donantes o voluntarios, y crece cuando el equipo lo pide.",
		},
		en: {
			question: "Does it work for donors and volunteers?",
			answer:
				"The assistant explains what each gift does, lets people donate by link and signs up volunteers. A small nonprofit usually starts with one thing, like donors or volunteers, and grows when the team asks for it.",
		},
	},
} as const satisfies KnowledgeEntry;
