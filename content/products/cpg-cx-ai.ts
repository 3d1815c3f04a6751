import type { Product } from "./schema.ts";

export const cpgCxAi = {
	id: "cpg-cx-ai",
	page: "solutions",
	text: {
		es: {
			name: "CPG CX AI",
			oneLine:
				"Para marcas de consumo y tiendas en línea: recupera carritos abandonados con una conversación y contesta sobre pedidos, cambios y tallas.",
			whatItDoes: [
				"Retoma el carrito abandonado por el canal que el cliente usa.",
				"Resuelve dudas de producto con tu catálogo y tus existencias.",
				"Dice dónde va el pedido y recibe cambios y devoluciones.",
				"Muestra los productos que consultan y no compran.",
			],
			forWhom: "comercios, tiendas en línea y marcas de consumo masivo",
		},
		en: {
			name: "CPG CX AI",
			oneLine:
				"For consumer brands and online stores: it wins back abandoned carts with a conversation, and answers questions about orders, exchanges and sizes.",
			whatItDoes: [
				"Picks up the abandoned cart where the customer already chats.",
				"Answers product questions using your catalog and stock.",
				"Tells customers where their order is and takes exchanges and returns.",
				"Shows which products get asked about and don’t sell.",
			],
			forWhom: "retailers, online stores and consumer brands",
		},
	},
} as const satisfies Product;
