import type { KnowledgeEntry } from "./schema.ts";

export const contractTerm = {
	id: "contract-term",
	page: "method",
	unpublished: true,
	text: {
		es: {
			question: "¿Hay permanencia mínima o contrato a un año?",
			answer:
				"El sitio no publica permanencia, plazo mínimo ni tipo de contrato: las condiciones se acuerdan por escrito con una persona, después del diagnóstico gratuito. Lo que sí decimos es que en cualquiera de los cuatro pasos puedes parar.",
		},
		en: {
			question: "Is there a minimum term or a lock-in?",
			answer:
				"The site doesn’t publish a minimum term or a type of contract: terms are agreed in writing with a person, after the free diagnostic. What we do say is that you can stop at any of the four steps.",
		},
	},
} as const satisfies KnowledgeEntry;
