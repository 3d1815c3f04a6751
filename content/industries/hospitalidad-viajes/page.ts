import type { Bilingual } from "../../../shared/language.ts";
import type { IndustryPage } from "../page-schema.ts";
import { night } from "./night.ts";

export const page: Bilingual<IndustryPage> = {
	es: {
		heroTitle: "Tu hotel contesta a las 11:47 p. m.",
		heroSubtitle:
			"Disponibilidad, tarifas y planes en el idioma del huésped, a cualquier hora, y la reserva directa en tu sistema.",
		answers: [
			"Lo contesto a medianoche.",
			"Contesto en su idioma y tú lo lees en español.",
			"Esa la contesto yo, las veces que la pregunten.",
			"La reserva entra directa, sin comisión.",
		],
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
			{
				metric: "45 %",
				label: "Más reservas",
				description: "directas, sin comisión de agencia",
				counted: "Donde entraban {before}, hoy entran {now}.",
			},
			{
				metric: "25 %",
				label: "Venta adicional:",
				description: "traslados, cenas y planes por estadía",
				counted: "Con {before} estadías vendes hoy lo que antes con {now}.",
			},
			{
				metric: "20+",
				label: "Idiomas:",
				description: "el huésped escribe en el suyo",
				counted: "Aquí van {now}; hay más.",
			},
		],
		night: night.es,
		caseStudy: {
			title: "Casa Guaquí dejó de perder reservas de noche",
			description: "Un hotel de 18 habitaciones donde nadie contestaba después de las nueve.",
			results: [
				"Las consultas de la noche se contestan en segundos",
				"Recepción llega a reservas hechas, no a mensajes acumulados",
			],
			quote: "Antes abríamos el chat con miedo. Ahora nos trae reservas.",
			author: "Marcela Quintero, gerente",
		},
		chat: {
			hello: "Hola. ¿Qué te preguntan tus huéspedes cuando ya cerraste?",
			questions: [
				"De noche nadie contesta en mi hotel",
				"¿Tengo que cambiar mi sistema hotelero?",
				"¿Contesta en otros idiomas?",
			],
		},
		closing: "A las 6:10 te esperan reservas, no mensajes.",
	},
	en: {
		heroTitle: "Your hotel answers at 11:47 p.m.",
		heroSubtitle:
			"Availability, rates and packages in the guest’s language, at any hour, with the direct booking in your system.",
		answers: [
			"I answer it at midnight.",
			"I answer in theirs, and you read it in yours.",
			"I take that one, every time they ask.",
			"The booking comes in direct, with no commission.",
		],
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
				description: "Reads availability and rates, and enters the booking.",
			},
			{ name: "Booking engine", description: "Links to checkout with everything filled in." },
			{ name: "WhatsApp and social", description: "One assistant on all your channels." },
			{ name: "CRM", description: "Every guest with their history and tastes." },
		],
		kpis: [
			{
				metric: "45%",
				label: "More bookings",
				description: "direct, with no agency commission",
				counted: "Where {before} used to come in, now {now} do.",
			},
			{
				metric: "25%",
				label: "Upsell:",
				description: "transfers, dinners and tours per stay",
				counted: "{before} stays now bring in as much as {now} used to.",
			},
			{
				metric: "20+",
				label: "Languages:",
				description: "guests write in theirs",
				counted: "{now} ways to say hello, and counting.",
			},
		],
		night: night.en,
		caseStudy: {
			title: "Casa Guaquí stopped losing bookings at night",
			description: "An 18-room hotel where nobody answered after nine.",
			results: [
				"Nighttime questions are answered in seconds",
				"The front desk starts the day with bookings, not a pile of messages",
			],
			quote: "We used to dread opening the chat. Now it brings us bookings.",
			author: "Marcela Quintero, manager",
		},
		chat: {
			hello: "Hi. What do your guests ask once you’ve closed?",
			questions: [
				"Nobody answers at my hotel at night",
				"Do I have to replace my booking system?",
				"Does it answer in other languages?",
			],
		},
		closing: "At 6:10 bookings are waiting, not messages.",
	},
};
