import type { KnowledgeEntry } from "./schema.ts";

export const enrollment = {
	id: "enrollment",
	page: "industries",

	isWish: true,
	text: {
		es: {
			question: "¿Sirve para matrículas y admisiones?",
			answer:
				"El asistente contesta sobre admisiones, fechas, requisitos y becas con la información oficial que tú le das, recuerda las fechas hasta la matrícula y, si la persona quiere inscribirse, toma sus datos y le avisa a admisiones.",
		},
		en: {
			question: "Can it help with enrollment and admissions?",
			answer:
				"The assistant answers questions about admissions, dates, requirements and scholarships from the official information you give it, reminds families of dates until enrollment and, when someone wants to apply, takes their details and alerts admissions.",
		},
	},
} as const satisfies KnowledgeEntry;
