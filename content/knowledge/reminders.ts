import type { KnowledgeEntry } from "./schema.ts";

export const reminders = {
	id: "reminders",
	page: "solutions",

	isWish: true,
	text: {
		es: {
			question: "¿Le recuerda al cliente su cita o su mantenimiento?",
			answer:
				"El asistente le recuerda al cliente la cita o la visita y la reprograma si hace falta, y en los talleres también avisa del próximo mantenimiento. Qué se recuerda en tu negocio, y cuándo, lo definimos contigo en el diagnóstico gratuito.",
		},
		en: {
			question: "Can it remind customers of an appointment or a service?",
			answer:
				"The assistant reminds customers of their appointment or visit and reschedules it if needed; for repair shops, it also reminds them of the next service. What it should remind people of in your business, and when, we work out with you in the free diagnostic.",
		},
	},
} as const satisfies KnowledgeEntry;
