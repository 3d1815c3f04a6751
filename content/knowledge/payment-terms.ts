import type { KnowledgeEntry } from "./schema.ts";

export const paymentTerms = {
	id: "payment-terms",
	page: "contact",
	unpublished: true,
	text: {
		es: {
			question: "¿Cómo se paga? ¿Hay cuotas o descuentos?",
			answer:
				"El sitio no publica formas de pago, cuotas ni descuentos. Eso lo acuerda contigo, por escrito, una persona del equipo después del diagnóstico gratuito.",
		},
		en: {
			question: "How do I pay? Are there installments or discounts?",
			answer:
				"The site doesn’t publish payment methods, installments or discounts. You settle those in writing with a person on the team, after the free diagnostic.",
		},
	},
} as const satisfies KnowledgeEntry;
