import type { KnowledgeEntry } from "./schema.ts";

export const abandonedCarts = {
	id: "abandoned-carts",
	page: "solutions",

	isWish: true,
	text: {
		es: {
			question: "¿Cómo recupera un carrito abandonado?",
			answer:
				"Le escribe al cliente por el canal que usa, resuelve la duda que lo frenó y le deja el enlace para terminar la compra, sin descuentos que tú no hayas aprobado. De eso se encarga CPG CX AI.",
		},
		en: {
			question: "How does it win back an abandoned cart?",
			answer:
				"It writes to the customer on the channel they use, settles the question that stopped them and leaves the link to finish the purchase, with no discounts you haven’t approved. That’s CPG CX AI’s job.",
		},
	},
} as const satisfies KnowledgeEntry;
