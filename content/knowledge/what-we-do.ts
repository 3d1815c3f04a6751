import type { KnowledgeEntry } from "./schema.ts";

export const whatWeDo = {
	id: "what-we-do",
	page: "solutions",
	text: {
		es: {
			question: "¿Qué hacen ustedes?",
			answer:
				"Montamos asistentes de IA que contestan a tus clientes, entienden qué buscan y le dejan a tu equipo la venta lista para cerrar. También ordenamos y automatizamos lo que pasa alrededor: CRM, reservas, pedidos y seguimiento.",
		},
		en: {
			question: "What do you do?",
			answer:
				"We set up AI assistants that answer your customers, work out what they want and hand your team a sale that’s ready to close. We also organize and automate what happens around that: CRM, bookings, orders and follow-up.",
		},
	},
} as const satisfies KnowledgeEntry;
