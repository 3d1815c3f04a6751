import type { Bilingual } from "../../language.ts";
import type { IndustryPage } from "../page-schema.ts";

export const page: Bilingual<IndustryPage> = {
	es: {
		heroTitle: "Tu hotel contesta a las 11:47 p. m.",
		heroSubtitle:
			"Disponibilidad, tarifas y planes en el idioma del huésped, a cualquier hora, y la reserva directa en tu sistema.",
		solutions: [
			{
				id: "reservas",
				name: "Reserva directa",
				description:
					"Cotiza con tus tarifas y disponibilidad reales, y separa la habitación en la misma conversación.",
				features: [
					"Disponibilidad al momento",
					"Tarifas y políticas de tu sistema",
					"Pago o abono por enlace",
				],
			},
			{
				id: "estadia",
				name: "Antes y durante la estadía",
				description: "Ofrece traslados, cenas y tours cuando el huésped los necesita, sin perseguirlo.",
				features: [
					"Mensaje antes de llegar",
					"Ventas adicionales con tu lista",
					"Solicitudes a recepción con resumen",
				],
			},
			{
				id: "opinion",
				name: "La opinión, a tiempo",
				description:
					"Pide la reseña a quien salió feliz y te avisa si alguien se va molesto, antes de que escriba una mala reseña.",
				features: ["Notas de voz analizadas con NPSie", "Alerta el mismo día", "Recuperación sugerida"],
			},
		],
		integrations: [
			{ name: "Sistema hotelero (PMS)", description: "Lee disponibilidad y tarifas, y deja la reserva." },
			{ name: "Motor de reservas", description: "Lleva al pago con los datos ya llenos." },
			{ name: "WhatsApp y redes", description: "Un mismo asistente en todos tus canales." },
			{ name: "CRM", description: "Cada huésped con su historia y sus gustos." },
		],
		kpis: [
			{ metric: "45 %", label: "Más reservas", description: "directas, sin comisión de agencia" },
			{ metric: "25 %", label: "Venta adicional", description: "traslados, cenas y planes por estadía" },
			{ metric: "20+", label: "Idiomas", description: "el huésped escribe en el suyo" },
		],
		caseStudy: {
			title: "Casa Guaquí dejó de perder la noche",
			description: "Un hotel de 18 habitaciones donde nadie contestaba después de las nueve.",
			results: [
				"Las consultas de la noche se contestan en segundos",
				"Recepción llega a reservas hechas, no a mensajes acumulados",
			],
			quote: "Antes abríamos el chat con miedo. Ahora abrimos reservas.",
			author: "Marcela Quintero, gerente",
		},
	},
	en: {
		heroTitle: "Your hotel answers at 11:47 p.m.",
		heroSubtitle:
			"Availability, rates and packages in the guest’s language, at any hour, with the direct booking in your system.",
		solutions: [
			{
				id: "reservas",
				name: "Direct booking",
				description: "Quotes your real rates and availability, and holds the room in the same conversation.",
				features: ["Live availability", "Rates and policies from your system", "Payment or deposit by link"],
			},
			{
				id: "estadia",
				name: "Before and during the stay",
				description: "Offers transfers, dinners and tours when guests need them, without chasing anyone.",
				features: [
					"A message before arrival",
					"Add-ons from your own list",
					"Requests to the front desk with a summary",
				],
			},
			{
				id: "opinion",
				name: "Feedback in time",
				description: "Asks happy guests for a review and alerts you to unhappy ones before they post.",
				features: ["Voice notes analyzed with NPSie", "Alert the same day", "Suggested recovery"],
			},
		],
		integrations: [
			{
				name: "Property management system",
				description: "Reads availability and rates, and leaves the booking.",
			},
			{ name: "Booking engine", description: "Links to checkout with everything filled in." },
			{ name: "WhatsApp and social", description: "One assistant on all your channels." },
			{ name: "CRM", description: "Every guest with their history and tastes." },
		],
		kpis: [
			{ metric: "45%", label: "More bookings", description: "direct, with no agency commission" },
			{ metric: "25%", label: "Upsell", description: "transfers, dinners and tours per stay" },
			{ metric: "20+", label: "Languages", description: "guests write in theirs" },
		],
		caseStudy: {
			title: "Casa Guaquí stopped losing bookings overnight",
			description: "An 18-room hotel where nobody answered after nine.",
			results: [
				"Night-time questions are answered in seconds",
				"The front desk starts the day with bookings, not a pile of messages",
			],
			quote: "We used to open the chat with dread. Now we open bookings.",
			author: "Marcela Quintero, manager",
		},
	},
};
