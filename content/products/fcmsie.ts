import type { Product } from "./schema.ts";

export const fcmsie = {
	id: "fcmsie",
	page: "products",
	text: {
		es: {
			name: "FCMsie",
			oneLine: "Gestión de clientes con IA: resuelve lo que se repite y le pasa lo demás a una persona.",
			whatItDoes: [
				"Contesta las preguntas frecuentes por web, WhatsApp y correo con tus políticas.",
				"Guarda la historia de cada cliente en un solo lugar.",
				"Escala a tu equipo con el resumen de la conversación.",
				"Muestra qué preguntan más y qué queda sin resolver.",
			],
			forWhom: "equipos de servicio que contestan lo mismo todo el día",
		},
		en: {
			name: "FCMsie",
			oneLine: "AI customer management: it handles the repeat questions and hands the rest to a person.",
			whatItDoes: [
				"Answers frequent questions on web, WhatsApp and email with your policies.",
				"Keeps each customer’s history in one place.",
				"Hands over to your team with a summary of the conversation.",
				"Shows what people ask most and what goes unresolved.",
			],
			forWhom: "service teams that answer the same thing all day",
		},
	},
} as const satisfies Product;
