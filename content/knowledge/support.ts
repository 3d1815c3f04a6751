import type { KnowledgeEntry } from "./schema.ts";

export const support = {
	id: "support",
	page: "method",
	text: {
		es: {
			question: "¿Qué soporte hay después de salir al aire?",
			answer:
				"El cuarto paso es el acompañamiento: cada mes leemos contigo las conversaciones, medimos y corregimos lo que haga falta. Te queda un reporte corto y una lista de mejoras.",
		},
		en: {
			question: "What support is there after launch?",
			answer:
				"Support is the fourth step: every month we go over the conversations with you, measure and fix what needs fixing. You get a short report and a list of improvements.",
		},
	},
} as const satisfies KnowledgeEntry;
