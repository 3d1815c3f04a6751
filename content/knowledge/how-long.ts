import type { KnowledgeEntry } from "./schema.ts";

export const howLong = {
	id: "how-long",
	page: "method",
	text: {
		es: {
			question: "¿Cuánto se demora la implementación?",
			answer:
				"De la primera llamada al primer mensaje contestado pasan entre 2 y 4 semanas, según cuántos sistemas haya que conectar.",
		},
		en: {
			question: "How long does it take to set up?",
			answer:
				"It takes 2 to 4 weeks from the first call to the first answered message, depending on how many systems have to be connected.",
		},
	},
} as const satisfies KnowledgeEntry;
