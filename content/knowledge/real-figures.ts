import type { KnowledgeEntry } from "./schema.ts";

export const realFigures = {
	id: "real-figures",
	page: "cases",

	text: {
		es: {
			question: "¿Las cifras y los casos son reales?",
			answer:
				"Las cifras de resultados son las de nuestros proyectos con clientes, y no garantizan las tuyas. Los casos, las historias y los testimonios, en cambio, son de muestra: esas empresas y personas no existen.",
		},
		en: {
			question: "Are the figures and cases real?",
			answer:
				"The result figures are ours, from our projects with clients, and they don’t guarantee yours. The cases, stories and testimonials, though, are samples: those businesses and people are invented.",
		},
	},
} as const satisfies KnowledgeEntry;
