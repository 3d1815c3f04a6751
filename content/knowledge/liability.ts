import type { KnowledgeEntry } from "./schema.ts";

export const liability = {
	id: "liability",
	page: "legal",
	unpublished: true,
	text: {
		es: {
			question: "¿Quién asume una pérdida que cause el asistente?",
			answer:
				"Quién asume una pérdida se acuerda por escrito, en un contrato aparte. Para evitar errores, el asistente contesta solo con lo que tú apruebas; si no encuentra el dato, lo dice y le pasa la conversación a una persona.",
		},
		en: {
			question: "Who is liable if the assistant causes a loss?",
			answer:
				"Who covers a loss is set out in writing, in a separate contract. To prevent mistakes, the assistant answers only with what you approve, and if it can’t find something it says so and brings in a person.",
		},
	},
} as const satisfies KnowledgeEntry;
