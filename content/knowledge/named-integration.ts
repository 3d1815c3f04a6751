import type { KnowledgeEntry } from "./schema.ts";

export const namedIntegration = {
	id: "named-integration",
	page: "method",
	unpublished: true,
	text: {
		es: {
			question: "¿Se conecta con el programa que ya uso?",
			answer:
				"Nos conectamos a los sistemas que un negocio ya usa, cuando se pueden conectar. De las tiendas en línea, por ejemplo, nombramos Shopify y WooCommerce. Los demás los revisamos uno por uno en el diagnóstico gratuito.",
		},
		en: {
			question: "Does it connect to the software I already use?",
			answer:
				"We connect to the systems a business already uses, as long as they can be connected. Among online stores, for example, we name Shopify and WooCommerce. The rest we check one by one in the free diagnostic.",
		},
	},
} as const satisfies KnowledgeEntry;
