import type { KnowledgeEntry } from "./schema.ts";

export const nda = {
	id: "nda",
	page: "legal",
	text: {
		es: {
			question: "¿Firman un acuerdo de confidencialidad?",
			answer:
				"Lo que nos cuentas de tu negocio no se lo contamos a nadie. Si quieres, firmamos un acuerdo de confidencialidad antes de hablar.",
		},
		en: {
			question: "Will you sign a confidentiality agreement?",
			answer:
				"What you tell us about your business stays with us. If you like, we’ll sign a confidentiality agreement before we talk.",
		},
	},
} as const satisfies KnowledgeEntry;
