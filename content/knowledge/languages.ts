import type { KnowledgeEntry } from "./schema.ts";

export const languages = {
	id: "languages",
	page: "home",
	isWish: true,
	text: {
		es: {
			question: "¿En qué idiomas atiende?",
			answer:
				"El asistente atiende en más de 20 idiomas. Tu cliente escribe y recibe la respuesta en su idioma, y tu equipo lee en español.",
		},
		en: {
			question: "What languages does it speak?",
			answer:
				"The assistant speaks more than 20 languages. Customers write and get their answer in their own language, and your team reads in yours.",
		},
	},
} as const satisfies KnowledgeEntry;
