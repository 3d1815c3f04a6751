import type { KnowledgeEntry } from "./schema.ts";

export const stock = {
	id: "stock",
	page: "industries",

	isWish: true,
	text: {
		es: {
			question: "¿Puede decirle al cliente si hay existencias?",
			answer:
				"El asistente consulta las existencias en tu inventario, tu tienda en línea o tu sistema de facturación antes de responder, para no ofrecer lo que no hay. En el diagnóstico gratuito revisamos si el tuyo se puede conectar.",
		},
		en: {
			question: "Can it tell customers what’s in stock?",
			answer:
				"The assistant checks stock in your inventory, online store or billing system before answering, so it never offers what isn’t there. Whether yours can be connected is something we check in the free diagnostic.",
		},
	},
} as const satisfies KnowledgeEntry;
