import type { KnowledgeEntry } from "./schema.ts";

export const freeTrial = {
	id: "free-trial",
	page: "demos",
	unpublished: true,
	text: {
		es: {
			question: "¿Puedo probarlo gratis antes de contratar?",
			answer:
				"Lo que puedes ver gratis es el diagnóstico de 30 minutos y las demos, que recorres sin registrarte. Un mes de prueba o un piloto gratis no lo anunciamos, pero puedes pedir una demo hecha con las respuestas de tu negocio.",
		},
		en: {
			question: "Can I try it for free first?",
			answer:
				"What you can see for free is the 30-minute diagnostic and the demos, which you can go through without signing up. We don’t advertise a free trial or a pilot, but you can ask for a demo built with your own answers.",
		},
	},
} as const satisfies KnowledgeEntry;
