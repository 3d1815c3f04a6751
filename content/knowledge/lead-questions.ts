import type { KnowledgeEntry } from "./schema.ts";

export const leadQuestions = {
	id: "lead-questions",
	page: "products",

	isWish: true,
	text: {
		es: {
			question: "¿Qué les pregunta a los interesados? ¿Filtra curiosos?",
			answer:
				"Pregunta lo que preguntaría un buen vendedor: qué busca la persona, para cuándo y con qué presupuesto. Con eso puntúa a cada interesado, y tu equipo ve primero a los que de verdad van a comprar.",
		},
		en: {
			question: "What does it ask leads? Does it filter out time-wasters?",
			answer:
				"It asks what a good salesperson would: what people are looking for, by when and on what budget. That gives each lead a score, so your team sees first the ones who really mean to buy.",
		},
	},
} as const satisfies KnowledgeEntry;
