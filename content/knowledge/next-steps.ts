import type { KnowledgeEntry } from "./schema.ts";

export const nextSteps = {
	id: "next-steps",
	page: "audit",

	text: {
		es: {
			question: "¿Qué sigue después de la propuesta?",
			answer:
				"Lo que sigue es el diagnóstico gratuito: acordamos una hora, nos muestras cómo atiendes hoy y en 30 minutos completamos lo que falta por confirmar. El alcance y el valor se acuerdan después, por escrito.",
		},
		en: {
			question: "What happens after the proposal?",
			answer:
				"The next step is the free diagnostic: we agree on a time, you show us how you handle customers today, and in 30 minutes we fill in what’s left to confirm. Scope and cost are agreed after that, in writing.",
		},
	},
} as const satisfies KnowledgeEntry;
