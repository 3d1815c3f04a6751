import type { KnowledgeEntry } from "./schema.ts";

export const refund = {
	id: "refund",
	page: "contact",
	unpublished: true,
	text: {
		es: {
			question: "¿Devuelven la plata si no funciona?",
			answer:
				"El sitio no publica una política de devoluciones ni garantiza resultados. Las condiciones se acuerdan por escrito con una persona después del diagnóstico, que es gratis y sin compromiso.",
		},
		en: {
			question: "Do I get my money back if it doesn’t work?",
			answer:
				"The site doesn’t publish a refund policy or guarantee results. Terms are agreed in writing with a person after the diagnostic, which is free and without commitment.",
		},
	},
} as const satisfies KnowledgeEntry;
