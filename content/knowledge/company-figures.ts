import { site } from "../site.ts";
import type { KnowledgeEntry } from "./schema.ts";

export const companyFigures = {
	id: "company-figures",
	page: "about",
	unpublished: true,
	text: {
		es: {
			question: "¿Cuánto facturan y cuántos empleados tienen?",
			answer: `Empezamos en ${site.foundingYear} y llevamos más de 50 proyectos. Los ingresos, los inversionistas y el número de empleados y de clientes no los compartimos aquí.`,
		},
		en: {
			question: "What are your revenue and headcount?",
			answer: `We started in ${site.foundingYear} and have done over 50 projects. Revenue, investors, headcount and the number of clients aren’t something we share here.`,
		},
	},
} as const satisfies KnowledgeEntry;
