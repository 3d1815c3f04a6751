import type { KnowledgeEntry } from "./schema.ts";

export const paymentTerms = {
	id: "payment-terms",
	page: "contact",
	unpublished: true,
	text: {
		es: {
			question: "¿Cómo se paga? ¿Hay cuotas o descuentos?",
			answer:
				"Si se paga cada mes o de una vez, con qué medio y si hay cuotas o descuentos, lo acuerda contigo por escrito una persona del equipo después del diagnóstico gratuito.",
		},
		en: {
			question: "How do I pay? Are there installments or discounts?",
			answer:
				"Whether you pay monthly or once, by which method, and with installments or a discount is something a person on the team settles with you in writing, after the free diagnostic.",
		},
	},
} as const satisfies KnowledgeEntry;
