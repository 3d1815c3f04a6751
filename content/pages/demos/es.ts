import type { DemosText } from "./schema.ts";

export const es = (product: string): DemosText => ({
	summary: {
		title: `Demos en vivo de asistentes de IA | ${product}`,
		description:
			"Abre una conversación de hotel, inmobiliaria o tienda y recórrela paso a paso: qué contesta el asistente, qué miden las métricas y qué hace cada sistema.",
		keywords: ["demo de chatbot", "asistente de IA", "hoteles", "inmobiliarias", "comercio electrónico"],
	},
	heading: "Demos en vivo",
	intro: "Abre una conversación, recórrela a tu ritmo y escribe tú también: el asistente te contesta.",
	all: "Ver las {count} demos",
	simulation: "Simulaciones con datos de ejemplo: los negocios, las personas y los precios son inventados.",
	parts: {
		heading: "Qué vas a ver",
		list: {
			conversation: {
				name: "La conversación",
				text: "En azul, el cliente. En rojo ladrillo, el asistente.",
			},
			metrics: { name: "Las métricas", text: "Qué cambia con cada respuesta." },
			systems: { name: "Los sistemas", text: "Lo que queda escrito en tu CRM." },
			steps: { name: "Cinco pasos", text: "Cada demo dura menos de tres minutos." },
		},
	},
	wall: {
		heading: "¿Y en mi negocio?",
		legend: "Todas las conversaciones, por industria.",
		everything: "Todas",
		industries: {
			"hospitalidad-viajes": "Hoteles",
			"real-estate-construccion": "Construcción",
			"retail-ecommerce": "Comercio",
			"educacion-ong": "Educación",
			"automotriz-aftermarket": "Automotriz",
		},
		shown: "{count} conversaciones",
		shownOf: "{count} de {all} conversaciones: {industry}",
		hours: { dawn: "Mañana", noon: "Tarde", night: "Noche" },
		range: "De {from} a {to}",
	},
	closing: {
		heading: "La próxima, con tus clientes.",
		text: "Cuéntanos qué te preguntan todos los días y armamos la demo con tus respuestas.",
		button: "Pedir mi demo",
	},
});
