import type { KnowledgeEntry } from "./schema.ts";

export const whatsappNumber = {
	id: "whatsapp-number",
	page: "method",
	unpublished: true,
	text: {
		es: {
			question: "¿Puedo conservar mi número de WhatsApp?",
			answer:
				"El asistente contesta por WhatsApp. En el diagnóstico gratuito, antes de conectar nada, revisamos cómo se conecta tu número, si lo conservas y qué reglas pone Meta.",
		},
		en: {
			question: "Can I keep my WhatsApp number?",
			answer:
				"The assistant answers on WhatsApp. How your number gets connected, whether you keep it and what Meta’s rules are is something we go over in the free diagnostic, before anything is connected.",
		},
	},
} as const satisfies KnowledgeEntry;
