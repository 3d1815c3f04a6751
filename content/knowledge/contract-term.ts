import type { KnowledgeEntry } from "./schema.ts";

export const contractTerm = {
	id: "contract-term",
	page: "method",
	unpublished: true,
	text: {
		es: {
			question: "¿Hay permanencia mínima o contrato a un año?",
			answer:
				"La permanencia, el plazo y el tipo de contrato se acuerdan por escrito con una persona, después del diagnóstico gratuito. Eso sí: en cualquiera de los cuatro pasos puedes parar.",
		},
		en: {
			question: "Is there a minimum term or a lock-in?",
			answer:
				"The term and the type of contract are agreed on in writing with a person, after the free diagnostic. What we can tell you is that you can stop at any of the four steps.",
		},
	},
} as const satisfies KnowledgeEntry;
