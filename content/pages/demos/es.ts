import type { DemosText } from "./schema.ts";

export const es = (product: string): DemosText => ({
	summary: {
		title: `Demos en vivo de asistentes de IA | ${product}`,
		description:
			"Abre una conversación de hotel, inmobiliaria o tienda y recórrela paso a paso: qué contesta el asistente, qué miden las métricas y qué hace cada sistema.",
		keywords: ["demo de chatbot", "asistente de IA", "hoteles", "inmobiliarias", "comercio electrónico"],
	},
	heading: "Demos en vivo",
	lead: "Abre una conversación, recórrela a tu ritmo y escribe tú también: el asistente te contesta.",
	open: "Abrir la demo",
	simulation: "Simulaciones con datos de ejemplo: los negocios, las personas y los precios son inventados.",
	more: {
		heading: "¿Y en mi negocio?",
		lead: "Todas las conversaciones, por industria.",
	},
	closing: {
		heading: "La próxima, con tus clientes.",
		text: "Cuéntanos qué te preguntan todos los días y armamos la demo con tus respuestas.",
		button: "Pedir mi demo",
	},
});
