import type { KnowledgeEntry } from "./schema.ts";

export const uptime = {
	id: "uptime",
	page: "method",
	unpublished: true,
	text: {
		es: {
			question: "¿Qué pasa si el sistema se cae? ¿Hay un SLA?",
			answer:
				"El nivel de servicio (SLA) se acuerda por escrito, igual que lo que pasa si el sistema se cae. El trabajo incluye acompañamiento: cada mes medimos contigo y corregimos lo que haga falta.",
		},
		en: {
			question: "What if the system goes down? Is there an SLA?",
			answer:
				"The service level (SLA) is agreed on in writing, and so is what happens if the system goes down. Support is part of the work: every month we measure with you and fix what needs fixing.",
		},
	},
} as const satisfies KnowledgeEntry;
