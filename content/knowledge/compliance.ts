import type { KnowledgeEntry } from "./schema.ts";

export const compliance = {
	id: "compliance",
	page: "legal",
	unpublished: true,
	text: {
		es: {
			question: "¿Tienen certificaciones como ISO o SOC 2?",
			answer:
				"Los datos personales que dejas aquí los tratamos según la Ley 1581 de 2012 y el Decreto 1377 de 2013, y puedes quejarte ante la Superintendencia de Industria y Comercio. No anunciamos certificaciones como ISO 27001 o SOC 2; eso y las historias clínicas se hablan con el equipo.",
		},
		en: {
			question: "Do you hold certifications like ISO or SOC 2?",
			answer:
				"We handle the personal data you leave here under Colombia’s Law 1581 of 2012 and Decree 1377 of 2013, and you may complain to the Superintendence of Industry and Commerce. We don’t advertise certifications like ISO 27001 or SOC 2; ask the team about those, and about health records.",
		},
	},
} as const satisfies KnowledgeEntry;
