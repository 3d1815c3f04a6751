import type { KnowledgeEntry } from "./schema.ts";

export const yourPart = {
	id: "your-part",
	page: "method",
	text: {
		es: {
			question: "¿Qué pongo yo? ¿Tengo que saber de tecnología?",
			answer:
				"Tú pones lo que sabes de tus clientes: qué preguntan, tus políticas y tus precios. Las conversaciones las escribimos nosotros y las apruebas tú; la parte técnica va por nuestra cuenta.",
		},
		en: {
			question: "What do I have to provide? Do I need to be technical?",
			answer:
				"You bring what you know about your customers: what they ask, your policies and your prices. We write the conversations, you approve them, and the technical side is on us.",
		},
	},
} as const satisfies KnowledgeEntry;
