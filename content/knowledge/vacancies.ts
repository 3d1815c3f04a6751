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
				"En el sitio no publicamos vacantes. Si quieres, envía tu hoja de vida a {email}. ¡Gracias por pensar en nosotros!",
		},
		en: {
			question: "Are you hiring? Can I send my résumé?",
			answer:
				"We don’t post job openings on the site. If you’d like, send your résumé to {email}. Thanks for thinking of us!",
		},
	},
} as const satisfies KnowledgeEntry;
