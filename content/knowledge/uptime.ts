import type { KnowledgeEntry } from "./schema.ts";

export const uptime = {
	id: "uptime",
	page: "method",
	unpublished: true,
	text: {
		es: {
			question: "¿Qué pasa si el sistema se cae? ¿Hay un SLA?",
			answer:
				"El sitio no publica un nivel de servicio (SLA) ni qué pasa si el sistema se cae: eso se acuerda por escrito. Lo que sí incluye el trabajo es el acompañamiento: cada mes medimos contigo y corregimos lo que haga falta.",
		},
		en: {
			question: "What if the system goes down? Is there an SLA?",
			answer:
				"The site doesn’t publish an SLA or what happens if the system goes down: that gets agreed in writing. What the work does include is support: every month we measure with you and fix what needs fixing.",
		},
	},
} as const satisfies KnowledgeEntry;
