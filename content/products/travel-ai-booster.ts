import type { Product } from "./schema.ts";

export const travelAiBooster = {
	id: "travel-ai-booster",
	page: "solutions",
	text: {
		es: {
			name: "Travel AI Booster",
			oneLine:
				"Para hoteles y operadores turísticos: contesta sobre disponibilidad, tarifas y planes en el idioma del huésped y deja la reserva en tu sistema.",
			whatItDoes: [
				"Cotiza y reserva con tus tarifas y tu disponibilidad.",
				"Atiende en más de 20 idiomas, también de madrugada.",
				"Ofrece traslados, cenas y tours antes y durante el viaje.",
				"Pasa a recepción lo que debe atender una persona.",
			],
			forWhom: "hoteles, hostales, agencias y operadores de turismo",
		},
		en: {
			name: "Travel AI Booster",
			oneLine:
				"For hotels and tour operators: it handles availability, rates and packages in the guest’s language and puts the booking in your system.",
			whatItDoes: [
				"Quotes and books with your rates and availability.",
				"Speaks more than 20 languages, even in the middle of the night.",
				"Offers transfers, dinners and tours before and during the trip.",
				"Hands anything that needs a person to the front desk.",
			],
			forWhom: "hotels, hostels, travel agencies and tour operators",
		},
	},
} as const satisfies Product;
