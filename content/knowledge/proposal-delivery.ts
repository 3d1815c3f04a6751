import type { KnowledgeEntry } from "./schema.ts";

export const proposalDelivery = {
	id: "proposal-delivery",
	page: "assistant",
	text: {
		es: {
			question: "¿La propuesta llega por WhatsApp o sin dar correo?",
			answer:
				"La descargas aquí mismo, así que basta con tu nombre y un correo o un teléfono; si dejas el correo, también te llega ahí. Por WhatsApp no la envío yo, pero el PDF lo puedes reenviar a quien quieras.",
		},
		en: {
			question: "Can I get the proposal by WhatsApp or without an email?",
			answer:
				"You download it right here, so your name and an email or a phone number are enough; if you leave an email, it goes there too. I don’t send it by WhatsApp, but you can forward the PDF to anyone you like.",
		},
	},
} as const satisfies KnowledgeEntry;
