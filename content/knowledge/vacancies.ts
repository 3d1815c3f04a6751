import type { KnowledgeEntry } from "./schema.ts";

export const vacancies = {
	id: "vacancies",
	page: "contact",
	unpublished: true,
	audience: "other",
	text: {
		es: {
			question: "¿Tienen vacantes? ¿Puedo enviar mi hoja de vida?",
			answer:
				"Aquí no anunciamos vacantes, prácticas ni trabajo remoto. Si quieres, envía tu hoja de vida a {email} y cuenta en qué te gustaría ayudar. ¡Gracias por pensar en nosotros!",
		},
		en: {
			question: "Are you hiring? Can I send my résumé?",
			answer:
				"We don’t advertise openings, internships or remote jobs here. If you’d like, send your résumé to {email} and say what you’d like to work on. Thanks for thinking of us!",
		},
	},
} as const satisfies KnowledgeEntry;
