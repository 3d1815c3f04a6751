import type { KnowledgeEntry } from "./schema.ts";

export const refund = {
	id: "refund",
	page: "contact",
	unpublished: true,
	text: {
		es: {
			question: "¿Devuelven la plata si no funciona?",
			answer:
				"Las condiciones, también las de una devolución, se acuerdan por escrito con una persona después del diagnóstico, que es gratis y sin compromiso. Un resultado no lo garantizamos de antemano.",
		},
		en: {
			question: "Do I get my money back if it doesn’t work?",
			answer:
				"Terms, including refunds, are agreed on in writing with a person after the diagnostic, which is free and without commitment. We don’t guarantee a result in advance.",
		},
	},
} as const satisfies KnowledgeEntry;
