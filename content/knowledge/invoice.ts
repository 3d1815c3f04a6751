import type { KnowledgeEntry } from "./schema.ts";

export const invoice = {
	id: "invoice",
	page: "contact",
	unpublished: true,
	text: {
		es: {
			question: "¿Cómo facturan? ¿Con IVA y en qué moneda?",
			answer:
				"El sitio no publica cómo se factura, en qué moneda ni con qué impuestos. El alcance y el valor se acuerdan por escrito después del diagnóstico gratuito, y ese es el momento de dejar clara la factura.",
		},
		en: {
			question: "How do you invoice? In what currency?",
			answer:
				"The site doesn’t say how we invoice, in what currency or with which taxes. Scope and cost are agreed in writing after the free diagnostic, and that’s the time to settle the invoice too.",
		},
	},
} as const satisfies KnowledgeEntry;
