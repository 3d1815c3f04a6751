import type { KnowledgeEntry } from "./schema.ts";

export const competitors = {
	id: "competitors",
	page: "method",
	text: {
		es: {
			question: "¿En qué se diferencian de otras empresas?",
			answer:
				"Preferimos no compararnos con otras empresas y contarte lo que no negociamos: el asistente habla como tu negocio, tus datos son siempre tuyos y una persona toma la conversación cuando hace falta. Y en cualquiera de los cuatro pasos puedes parar.",
		},
		en: {
			question: "How are you different from other companies?",
			answer:
				"We’d rather not compare ourselves with other companies, but we can tell you what we won’t negotiate: the assistant talks like your business, your data is always yours, and a person takes over when it matters. And you can stop at any of the four steps.",
		},
	},
} as const satisfies KnowledgeEntry;
