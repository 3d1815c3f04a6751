import type { KnowledgeEntry } from "./schema.ts";

export const price = {
	id: "price",
	page: "contact",
	text: {
		es: {
			question: "¿Cuánto cuesta?",
			answer:
				"El precio depende de por dónde te escriben tus clientes y de qué haya que conectar, así que no hay una tarifa fija. El diagnóstico gratuito te deja un alcance claro, y una persona del equipo te confirma el valor por escrito.",
		},
		en: {
			question: "How much does it cost?",
			answer:
				"The price depends on where your customers write to you and what has to be connected, so there’s no set rate. The free diagnostic gives you a clear scope, and a person on the team confirms the cost in writing.",
		},
	},
} as const satisfies KnowledgeEntry;
