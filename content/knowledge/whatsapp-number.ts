import type { KnowledgeEntry } from "./schema.ts";

export const whatsappNumber = {
	id: "whatsapp-number",
	page: "method",
	unpublished: true,
	text: {
		es: {
			question: "¿Puedo conservar mi número de WhatsApp?",
			answer:
				"El asistente contesta por WhatsApp, pero el sitio no publica cómo se conecta tu número, si lo conservas ni qué reglas pone Meta. Eso se revisa en el diagnóstico gratuito, antes de conectar nada.",
		},
		en: {
			question: "Can I keep my WhatsApp number?",
			answer:
				"The assistant answers on WhatsApp, but the site doesn’t say how your number gets connected, whether you keep it or what Meta’s rules are. We go over that in the free diagnostic, before anything is connected.",
		},
	},
} as const satisfies KnowledgeEntry;
