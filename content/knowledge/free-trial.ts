import type { KnowledgeEntry } from "./schema.ts";

export const freeTrial = {
	id: "free-trial",
	page: "demos",
	unpublished: true,
	text: {
		es: {
			question: "¿Puedo probarlo gratis antes de contratar?",
			answer:
				"El sitio no publica un mes de prueba ni un piloto gratis. Lo que sí es gratis es el diagnóstico de 30 minutos y recorrer las demos, sin registrarte. También puedes pedir una demo hecha con las respuestas de tu negocio.",
		},
		en: {
			question: "Can I try it for free first?",
			answer:
				"The site doesn’t publish a free trial or a pilot. What is free is the 30-minute diagnostic, and you can go through the demos without signing up. You can also ask for a demo built with your own answers.",
		},
	},
} as const satisfies KnowledgeEntry;
