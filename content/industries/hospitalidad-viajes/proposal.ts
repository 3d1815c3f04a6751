import type { IndustryProposal } from "../proposal-schema.ts";

export const proposal = {
	claims: ["automated", "response", "conversion", "revenue"],
	wins: ["bookings", "late", "opinion"],
	reasons: {
		es: {
			"travel-ai-booster":
				"El huésped reserva donde le contestan primero. Así le respondes de madrugada y en su idioma.",
			"contact-pilot":
				"Los grupos y eventos piden cotización por varios canales. Todos quedan en tu CRM, con fecha y presupuesto.",
			fcmsie: "Parqueadero, mascotas, hora de entrada: recepción deja de contestar lo mismo todo el día.",
			npsie: "Te enteras de la queja antes del check-out y no en la reseña.",
		},
		en: {
			"travel-ai-booster":
				"Guests book with whoever answers first. This way you answer at midnight, in their language.",
			"contact-pilot":
				"Groups and events ask for quotes on several channels. They all reach your CRM, with dates and budget.",
			fcmsie: "Parking, pets, check-in time: the front desk stops answering the same thing all day.",
			npsie: "You hear the complaint before check-out rather than in the review.",
		},
	},
} as const satisfies IndustryProposal;
