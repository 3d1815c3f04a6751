import type { KnowledgeEntry } from "./schema.ts";

export const bookings = {
	id: "bookings",
	page: "solutions",
	isWish: true,
	text: {
		es: {
			question: "¿Puede agendar citas o tomar reservas?",
			answer:
				"El asistente se conecta con tu agenda o tu sistema de reservas, ofrece los cupos que hay y le confirma al cliente la cita o la reserva.",
		},
		en: {
			question: "Can it book appointments or take reservations?",
			answer:
				"The assistant connects to your calendar or booking system, offers the open slots and confirms the appointment or the booking with the customer.",
		},
	},
} as const satisfies KnowledgeEntry;
