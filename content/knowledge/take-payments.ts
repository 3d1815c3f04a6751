import type { KnowledgeEntry } from "./schema.ts";

export const takePayments = {
	id: "take-payments",
	page: "industries",
	isWish: true,
	text: {
		es: {
			question: "¿Mis clientes pueden pagar dentro del chat?",
			answer:
				"El asistente puede enviarle al cliente un enlace de pago en la misma conversación. Los medios de pago que acepta (tarjeta, PSE u otros) dependen de tu pasarela de pago, y eso se revisa en el diagnóstico gratuito.",
		},
		en: {
			question: "Can my customers pay in the chat?",
			answer:
				"The assistant can send customers a payment link right in the conversation. Which methods it takes (cards, PSE or others) depends on your payment gateway, and we check that in the free diagnostic.",
		},
	},
} as const satisfies KnowledgeEntry;
