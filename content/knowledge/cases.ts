import { en } from "../pages/cases/en.ts";
import { es } from "../pages/cases/es.ts";
import { site } from "../site.ts";
import type { KnowledgeEntry } from "./schema.ts";

export const cases = {
	id: "cases",
	page: "cases",
	text: {
		es: {
			question: "¿Qué clientes o casos puedo ver?",
			answer: `Hemos hecho más de 50 proyectos. En la página de casos hay un ejemplo por industria: qué pasaba, qué hicimos y qué cambió. ${es(site.product).sample}`,
		},
		en: {
			question: "Which clients or case studies can I look at?",
			answer: `We’ve done over 50 projects. The case studies page has an example for each industry: what was going on, what we did and what changed. ${en(site.product).sample}`,
		},
	},
} as const satisfies KnowledgeEntry;
