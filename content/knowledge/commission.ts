import type { KnowledgeEntry } from "./schema.ts";

export const commission = {
	id: "commission",
	page: "contact",
	unpublished: true,
	text: {
		es: {
			question: "¿Cobran comisión por reserva o por venta?",
			answer:
				"Las reservas y ventas que cierra el asistente son directas, sin comisión de agencia. Cómo cobramos nosotros depende del alcance y te lo confirma por escrito una persona del equipo después del diagnóstico gratuito.",
		},
		en: {
			question: "Do you charge a commission per booking or sale?",
			answer:
				"Bookings and sales the assistant closes are direct, with no agency commission. How we charge for our work depends on the scope, and a person on the team confirms it in writing after the free diagnostic.",
		},
	},
} as const satisfies KnowledgeEntry;
