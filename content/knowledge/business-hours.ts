import { site } from "../site.ts";
import type { KnowledgeEntry } from "./schema.ts";

export const businessHours = {
	id: "business-hours",
	page: "contact",
	text: {
		es: {
			question: "¿En qué horario atiende el equipo?",
			answer: `El equipo atiende de lunes a viernes de ${site.hours.from} a. m. a ${site.hours.to - 12} p. m., hora de Bogotá, menos los festivos. El asistente contesta a toda hora.`,
		},
		en: {
			question: "What are your business hours?",
			answer: `The team is here Monday to Friday, ${site.hours.from} a.m. to ${site.hours.to - 12} p.m. Colombia time, except on Colombian holidays. The assistant answers at any hour.`,
		},
	},
} as const satisfies KnowledgeEntry;
