import type { KnowledgeEntry } from "./schema.ts";

export const vendor = {
	id: "vendor",
	page: "contact",
	unpublished: true,
	audience: "other",
	text: {
		es: {
			question: "¿A quién le ofrezco un servicio o una alianza?",
			answer:
				"Para ofrecernos un servicio, proponernos una alianza o revender nuestros productos, escribe a {email}: ahí te contesta una persona. Por ahora no anunciamos un programa de aliados ni de revendedores.",
		},
		en: {
			question: "Who do I talk to about a service or a partnership?",
			answer:
				"To offer us a service, propose a partnership or resell our products, write to {email}: a person answers there. We don’t advertise a partner or reseller program.",
		},
	},
} as const satisfies KnowledgeEntry;
