import type { KnowledgeEntry } from "./schema.ts";

export const proposalDelivery = {
	id: "proposal-delivery",
	page: "assistant",

	text: {
		es: {
			question: "¿La propuesta llega por WhatsApp o sin dar correo?",
			answer:
				"La propuesta llega al correo que dejes y la descargas aquí mismo, para reenviarla a quien quieras. Por WhatsApp no la envío, y sin un correo no la puedo preparar.",
		},
		en: {
			question: "Can I get the proposal by WhatsApp or without an email?",
			answer:
				"The proposal goes to the email you leave, and you can download it right here to forward to anyone you like. I don’t send it by WhatsApp, and without an email I can’t prepare it.",
		},
	},
} as const satisfies KnowledgeEntry;
