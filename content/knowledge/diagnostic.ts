import type { KnowledgeEntry } from "./schema.ts";

export const diagnostic = {
	id: "diagnostic",
	page: "audit",
	text: {
		es: {
			question: "¿Qué es el diagnóstico gratuito (Audit Express)?",
			answer:
				"El diagnóstico (Audit Express) es gratis y sin compromiso: una videollamada de 30 minutos en la que nos muestras por dónde te escriben tus clientes y te llevas 3 mejoras rápidas y un reporte en PDF. Se agenda en la página del Audit Express.",
		},
		en: {
			question: "What is the free diagnostic (Audit Express)?",
			answer:
				"The diagnostic (Audit Express) is free and without commitment: a 30-minute video call where you show us how customers reach you, and you leave with 3 quick wins and a PDF report. You book it on the Audit Express page.",
		},
	},
} as const satisfies KnowledgeEntry;
