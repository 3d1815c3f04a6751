import type { KnowledgeEntry } from "./schema.ts";

export const orders = {
	id: "orders",
	page: "industries",

	isWish: true,
	text: {
		es: {
			question: "¿Puede tomar pedidos o decir dónde va uno?",
			answer:
				"El asistente averigua qué quiere el cliente y le pasa a tu equipo el pedido armado; después le dice dónde va y recibe cambios y devoluciones. Dónde se anota cada pedido depende de los sistemas que uses, y eso se ve en el diagnóstico gratuito.",
		},
		en: {
			question: "Can it take orders or say where one is?",
			answer:
				"The assistant finds out what the customer wants and hands your team a ready-made order; afterward it tells the customer where it is and takes exchanges and returns. Where each order gets written down depends on your systems, and we look at that in the free diagnostic.",
		},
	},
} as const satisfies KnowledgeEntry;
