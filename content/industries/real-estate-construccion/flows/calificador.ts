import { leadLabels } from "../../../leads/labels.ts";
import type { DemoFlow } from "../../flow-schema.ts";

/** The demo's CRM says what a real lead's does. */
const { es, en } = leadLabels;

export const calificador: DemoFlow = {
	id: "calificador",
	steps: [
		{ id: "interes", duration: 20, at: "19:12" },
		{ id: "uso", duration: 25, at: "19:13" },
		{ id: "presupuesto", duration: 40, at: "19:15" },
		{ id: "contacto", duration: 30, at: "19:17" },
		{ id: "entrega", duration: 15, at: "19:18" },
	],
	metrics: [
		{
			label: { es: "Puntaje del lead", en: "Lead score" },
			unit: "percent",
			before: 0,
			values: [25, 60, 80, 95, 100],
		},
		{
			label: { es: "Preguntas contestadas", en: "Questions answered" },
			unit: "count",
			before: 0,
			values: [1, 2, 4, 5, 5],
		},
		{
			label: { es: "Unidades de 250 m² libres", en: "250 m² units left" },
			unit: "count",
			before: 4,
			values: [4, 4, 3, 3, 3],
		},
	],
	text: {
		es: {
			name: "Calificador",
			description: "Un interesado de las redes llega calificado al asesor.",
			customer: "Cliente",
			steps: [
				{
					title: "Llega el interesado",
					messages: [
						["user", "Buenas, vi el proyecto en Instagram. ¿Qué tienen?"],
						[
							"bot",
							"Hola, qué gusto. Altos del Nogal tiene apartamentos desde USD 2.500 por m². ¿Qué tamaño buscas?",
							["Hasta 150 m²", "Unos 250 m²"],
						],
					],
					next: ["Averiguar para qué lo quiere"],
				},
				{
					title: "Pregunta para qué",
					messages: [
						["user", "Grande, de unos 250 m²."],
						["bot", "Una unidad de 250 m² queda en USD 625.000. ¿Es para vivir o para invertir?"],
						["user", "Para vivir, con mi familia."],
					],
					next: ["Verificar el presupuesto y el plazo"],
				},
				{
					title: "Verifica el presupuesto",
					messages: [
						["user", "¿Cómo es la forma de pago?"],
						[
							"bot",
							"30 % de cuota inicial y hasta 36 meses sin intereses. ¿Ese plan te sirve?",
							["Sí me sirve", "Quisiera otro plazo"],
						],
						["user", "Sí, la inicial la tengo por la venta de mi casa."],
					],
					next: ["Pedir nombre y teléfono", "Reservar un espacio del asesor"],
				},
				{
					title: "Toma el contacto",
					messages: [
						["bot", "Entonces vale la pena que hables con un asesor. ¿Tu nombre y un teléfono?"],
						["user", "Felipe Cárdenas, 300 555 0142. Puedo hablar ahora."],
						["bot", "Gracias, Felipe. Un asesor te llama en menos de 5 minutos y ya sabe qué buscas."],
					],
					next: ["Pasar la conversación a una persona"],
				},
				{
					title: "Entrega al asesor",
					messages: [
						[
							"bot",
							"Felipe, Andrea Solano va a llamarte. Le dejé el resumen: 250 m², para vivir, inicial lista.",
						],
						["user", "Ya me está entrando la llamada. ¡Gracias!"],
					],
					next: ["Andrea llama con el resumen a la vista", "Proponer visita esta semana"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: es.statuses.captured,
						2: es.statuses.qualifying,
						3: es.statuses["budget-checked"],
						4: es.statuses.qualified,
						5: es.statuses["in-crm"],
					},
				},
				{
					name: "Inventario de unidades",
					status: "active",
					log: { 1: "Proyecto Altos del Nogal", 2: "Cuatro unidades de 250 m²", 3: "Tres: se separó una" },
				},
				{
					name: "Agenda de asesores",
					status: "active",
					log: { 4: "Andrea está libre", 5: "Llamada asignada" },
				},
			],
			replies: [
				"Lo anoto en el resumen para el asesor, así no tienes que repetirlo.",
				"Ese detalle lo confirma un asesor: no prometo lo que no está en el inventario.",
				"De acuerdo. «Siguiente» muestra cómo sigue la calificación.",
			],
		},
		en: {
			name: "Lead qualifier",
			description: "A social media inquiry reaches sales already qualified.",
			customer: "Customer",
			steps: [
				{
					title: "An inquiry comes in",
					messages: [
						["user", "Good evening, I saw the project on Instagram. What do you have?"],
						[
							"bot",
							"Hello! Altos del Nogal has apartments from USD 2,500 per m². What size are you looking for?",
							["Up to 150 m²", "About 250 m²"],
						],
					],
					next: ["Find out what it’s for"],
				},
				{
					title: "What is it for?",
					messages: [
						["user", "Big, around 250 m²."],
						["bot", "A 250 m² unit is USD 625,000. Would it be a home or an investment?"],
						["user", "A home, for my family."],
					],
					next: ["Check budget and timing"],
				},
				{
					title: "Budget check",
					messages: [
						["user", "How do payments work?"],
						[
							"bot",
							"30% down and up to 36 months interest free. Would that plan work for you?",
							["That works", "I’d like another term"],
						],
						["user", "Yes, the down payment comes from selling my house."],
					],
					next: ["Ask for name and phone", "Hold a slot with an agent"],
				},
				{
					title: "Contact details",
					messages: [
						["bot", "Then it’s worth talking to an agent. Your name and a phone number?"],
						["user", "Felipe Cárdenas, 300 555 0142. I can talk now."],
						["bot", "Thanks, Felipe. An agent will call within 5 minutes, and already knows what you want."],
					],
					next: ["Hand the conversation to a person"],
				},
				{
					title: "Handed to sales",
					messages: [
						[
							"bot",
							"Felipe, Andrea Solano will call you. She has the summary: 250 m², as a home, down payment ready.",
						],
						["user", "My phone is ringing already. Thanks!"],
					],
					next: ["Andrea calls with the summary at hand", "Suggest a showing this week"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: en.statuses.captured,
						2: en.statuses.qualifying,
						3: en.statuses["budget-checked"],
						4: en.statuses.qualified,
						5: en.statuses["in-crm"],
					},
				},
				{
					name: "Unit inventory",
					status: "active",
					log: { 1: "Altos del Nogal project", 2: "Four units of 250 m²", 3: "Three: one was reserved" },
				},
				{ name: "Sales calendar", status: "active", log: { 4: "Andrea is free", 5: "Call assigned" } },
			],
			replies: [
				"I’ll put it in the summary for sales, so you won’t have to repeat it.",
				"An agent confirms that detail: I don’t promise what isn’t in the inventory.",
				"Agreed. “Next” continues the qualification.",
			],
		},
	},
};
