import type { KnowledgeEntry } from "./schema.ts";

export const blog = {
	id: "blog",
	page: "blog",
	text: {
		es: {
			question: "¿Tienen un blog o un boletín?",
			answer:
				"En el blog contamos lo que aprendemos montando asistentes en negocios como el tuyo, con pasos que puedes hacer esta semana. Si te suscribes al boletín, te llega un correo cuando publicamos algo y puedes cancelar cuando quieras.",
		},
		en: {
			question: "Do you have a blog or a newsletter?",
			answer:
				"On the blog we share what we learn setting up assistants in businesses like yours, with steps you can take this week. If you subscribe to the newsletter, you get an email when we publish something and can cancel at any time.",
		},
	},
} as const satisfies KnowledgeEntry;
