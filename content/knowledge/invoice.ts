import type { KnowledgeEntry } from "./schema.ts";

export const invoice = {
	id: "invoice",
	page: "contact",
	unpublished: true,
	text: {
		es: {
			question: "¿Cómo facturan? ¿Con IVA y en qué moneda?",
			answer:
				"La factura, la moneda y los impuestos quedan claros por escrito, junto con el alcance y el valor, después del diagnóstico gratuito.",
		},
		en: {
			question: "How do you invoice? In what currency?",
			answer:
				"Invoicing, currency and taxes are settled in writing, together with the scope and the cost, after the free diagnostic.",
		},
	},
} as const satisfies KnowledgeEntry;
