import type { KnowledgeEntry } from "./schema.ts";

export const namedIntegration = {
	id: "named-integration",
	page: "method",
	unpublished: true,
	text: {
		es: {
			question: "¿Se conecta con el programa que ya uso?",
			answer:
				"Nos conectamos a los sistemas que un negocio ya usa, cuando se pueden conectar: CRM, reservas, agenda, inventario, facturación o tienda en línea. El tuyo lo revisamos por su nombre en el diagnóstico gratuito, antes de conectar nada.",
		},
		en: {
			question: "Does it connect to the software I already use?",
			answer:
				"We connect to the systems a business already uses, as long as they can be connected: CRM, bookings, calendar, inventory, billing or online store. We check yours by name in the free diagnostic, before anything is connected.",
		},
	},
} as const satisfies KnowledgeEntry;
