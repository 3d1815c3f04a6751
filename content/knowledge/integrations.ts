import type { KnowledgeEntry } from "./schema.ts";

export const integrations = {
	id: "integrations",
	page: "method",
	text: {
		es: {
			question: "¿Con qué se conecta? ¿Con WhatsApp y mi CRM?",
			answer:
				"El asistente se conecta con WhatsApp, redes sociales, tu página web, el correo y tu CRM, y también con sistemas de reservas, tiendas en línea e inventarios. Si tu sistema es poco común, en el diagnóstico gratuito vemos si se puede conectar y cómo.",
		},
		en: {
			question: "What does it connect to? WhatsApp? My CRM?",
			answer:
				"The assistant connects to WhatsApp, social media, your website, email and your CRM, as well as to booking systems, online stores and inventory. If your system is unusual, the free diagnostic shows whether it can be connected and how.",
		},
	},
} as const satisfies KnowledgeEntry;
