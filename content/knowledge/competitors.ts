import type { KnowledgeEntry } from "./schema.ts";

export const competitors = {
	id: "competitors",
	page: "method",
	text: {
		es: {
			question: "¿En qué se diferencian de otras empresas?",
			answer:
				"En el sitio no nos comparamos con otras empresas, pero sí decimos qué no negociamos: el asistente habla como tu negocio, tus datos son siempre tuyos y una persona toma la conversación cuando hace falta. Y en cualquiera de los cuatro pasos puedes parar.",
		},
		en: {
			question: "How are you different from other companies?",
			answer:
				"We don’t compare ourselves with other companies here, but we do say what we won’t negotiate: the assistant talks like your business, your data is always yours, and a person takes over when it matters. And you can stop at any of the four steps.",
		},
	},
} as const satisfies KnowledgeEntry;
