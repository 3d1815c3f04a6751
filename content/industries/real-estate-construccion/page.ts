import type { Bilingual } from "../../../shared/language.ts";
import type { IndustryPage } from "../page-schema.ts";
import { night } from "./night.ts";

export const page: Bilingual<IndustryPage> = {
	es: {
		heroTitle: "De cada cien curiosos, el que sí compra.",
		heroSubtitle:
			"El asistente averigua zona, plazo y presupuesto, agenda la visita y le pasa al asesor solo a quien está listo.",
		answers: [
			"Primero pregunto zona, plazo y presupuesto.",
			"Todos entran al mismo lugar, con resumen.",
			"Se la recuerdo el día antes y la reprogramo.",
			"Contesto en segundos, también el domingo.",
		],
		solutions: [
			{
				id: "calificar",
				name: "Calificación en la primera charla",
				description: "Pregunta lo que tu mejor asesor preguntaría y ordena los interesados por intención.",
				features: [
					"Zona, plazo, presupuesto y crédito",
					"Puntaje visible para el asesor",
					"Sin repetir preguntas",
				],
			},
			{
				id: "visitas",
				name: "Visitas que sí se cumplen",
				description: "Agenda en el calendario del asesor, recuerda el día antes y reprograma sin llamadas.",
				features: ["Calendario conectado", "Recordatorios", "Ubicación y requisitos"],
			},
			{
				id: "postventa",
				name: "La obra, explicada",
				description: "Les cuenta a tus compradores cómo van la obra, los pagos y la entrega.",
				features: ["Estado de obra", "Cuotas y documentos", "Garantías con radicado"],
			},
		],
		integrations: [
			{ name: "CRM inmobiliario", description: "El interesado llega calificado y con resumen." },
			{ name: "Portales y pauta", description: "Cada anuncio entra al mismo lugar." },
			{ name: "Calendario", description: "Visitas según la agenda real del asesor." },
			{ name: "WhatsApp", description: "Donde tus clientes ya preguntan." },
		],
		kpis: [
			{
				metric: "40 %",
				label: "Más leads calificados",
				description: "de la misma inversión en pauta",
				counted: "Donde antes llegaban {before}, hoy llegan {now}.",
			},
			{
				metric: "85 %",
				label: "Visitas agendadas",
				description: "sin una sola llamada de coordinación",
				counted: "{now} de cada {before} visitas.",
			},
			{
				metric: "70 %",
				label: "Más rápido",
				description: "al responder el primer mensaje",
				counted: "Lo que tomaba {before} minutos toma {now}.",
			},
		],
		night: night.es,
		caseStudy: {
			title: "Lindero Alto llamó menos y vendió mejor",
			description: "Una constructora con pauta en cinco portales y tres asesores para todo.",
			results: [
				"Cada asesor recibe interesados con presupuesto y plazo claros",
				"Las visitas se agendan sin llamadas",
			],
			quote: "Mis asesores dejaron de perseguir y empezaron a cerrar.",
			author: "Andrés Villamizar, director comercial",
		},
		chat: {
			hello: "Hola. ¿De dónde te llegan los interesados, y quién les contesta?",
			questions: [
				"Mi inmobiliaria pierde el día con curiosos",
				"¿Cuánto cuesta?",
				"¿Le da precios al comprador?",
			],
		},
		closing: "A las 12:30 tu asesora está con quien sí compra.",
	},
	en: {
		heroTitle: "Of a hundred window-shoppers, the one buyer.",
		heroSubtitle:
			"The assistant finds out area, timing and budget, books the showing and hands your agent only those who are ready.",
		answers: [
			"First I ask area, timing and budget.",
			"They all land in one place, with a summary.",
			"I remind them the day before, and reschedule.",
			"I answer in seconds, Sundays too.",
		],
		solutions: [
			{
				id: "calificar",
				name: "Qualified in the first chat",
				description: "Asks what your best agent would ask and sorts prospects by intent.",
				features: [
					"Area, timing, budget and financing",
					"A score your agent can see",
					"No repeated questions",
				],
			},
			{
				id: "visitas",
				name: "Showings that really happen",
				description:
					"Books in the agent’s calendar, reminds buyers the day before and reschedules without calls.",
				features: ["Connected calendar", "Reminders", "Location and requirements"],
			},
			{
				id: "postventa",
				name: "Construction, explained",
				description: "Answers buyers’ questions about progress, payments and handover.",
				features: ["Progress updates", "Installments and documents", "Warranty tickets"],
			},
		],
		integrations: [
			{ name: "Real estate CRM", description: "Prospects arrive qualified, with a summary." },
			{ name: "Listing sites and ads", description: "Every listing feeds one place." },
			{ name: "Calendar", description: "Showings only when the agent is really free." },
			{ name: "WhatsApp", description: "Where your customers already ask." },
		],
		kpis: [
			{
				metric: "40%",
				label: "More qualified leads",
				description: "from the same ad spend",
				counted: "Where {before} used to come in, now {now} do.",
			},
			{
				metric: "85%",
				label: "Showings booked",
				description: "without a single coordination call",
				counted: "{now} out of every {before} showings.",
			},
			{
				metric: "70%",
				label: "Faster",
				description: "to answer the first message",
				counted: "What took {before} minutes takes {now}.",
			},
		],
		night: night.en,
		caseStudy: {
			title: "Lindero Alto called less and sold better",
			description: "A builder advertising on five listing sites, with three agents for everything.",
			results: [
				"Every agent gets prospects with a clear budget and date",
				"Showings are booked without calls",
			],
			quote: "My agents stopped chasing and started closing.",
			author: "Andrés Villamizar, sales director",
		},
		chat: {
			hello: "Hi. Where do your leads come from, and who answers them?",
			questions: [
				"My real estate agency gets too many window-shoppers",
				"How much does it cost?",
				"Does it give buyers prices?",
			],
		},
		closing: "At 12:30 your agent is with a real buyer.",
	},
};
