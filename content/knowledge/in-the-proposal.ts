import type { KnowledgeEntry } from "./schema.ts";

export const inTheProposal = {
	id: "in-the-proposal",
	page: "method",
	text: {
		es: {
			question: "¿Qué trae la propuesta?",
			answer:
				"La propuesta es un PDF con lo que nos contaste, lo que te recomendamos y por qué, los pasos del trabajo y lo que sigue. El precio no va ahí: te lo confirma una persona del equipo.",
		},
		en: {
			question: "What’s in the proposal?",
			answer:
				"The proposal is a PDF with what you told us, what we recommend and why, the steps of the work and what comes next. It doesn’t include a price: a person on the team confirms that.",
		},
	},
} as const satisfies KnowledgeEntry;
