import type { KnowledgeEntry } from "./schema.ts";

export const diagnostic = {
	id: "diagnostic",
	page: "audit",
	text: {
		es: {
			question: "¿Qué es el diagnóstico gratuito (Audit Express)?",
			answer:
				"El Audit Express es una videollamada gratuita de 30 minutos: nos muestras por dónde te escriben tus clientes y te llevas 3 mejoras rápidas y un reporte en PDF. Es sin compromiso y se agenda en la página del Audit Express.",
		},
		en: {
			question: "What is the free diagnostic (Audit Express)?",
			answer:
				"The Audit Express is a free 30-minute video call: you show us how customers reach you, and you leave with 3 quick wins and a PDF report. There’s no commitment, and you book it on the Audit Express page.",
		},
	},
} as const satisfies KnowledgeEntry;
