import type { AssistantPageText } from "./schema.ts";

export const es = {
	summary: {
		title: "Habla con el asistente",
		description:
			"Cuéntale a nuestro asistente cómo te escriben tus clientes y llévate una propuesta en PDF para tu negocio. Contesta al instante, a cualquier hora.",
		keywords: ["asistente de IA", "chat", "propuesta", "atención al cliente", "Colombia"],
	},
	heading: "Pregunta. Te\u00a0contesta\u00a0ya.",
	lead: "Cuéntale cómo te escriben tus clientes y qué quieres mejorar. Con eso te arma una propuesta.",
	points: [
		"Escribe como le escribirías a una persona; no hay formularios.",
		"La propuesta se descarga aquí mismo, en PDF.",
		"Si prefieres hablar con alguien del equipo, solo pídelo.",
	],
} as const satisfies AssistantPageText;
