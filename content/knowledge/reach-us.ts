import type { KnowledgeEntry } from "./schema.ts";

export const reachUs = {
	id: "reach-us",
	page: "contact",
	text: {
		es: {
			question: "¿Cuál es su teléfono o su correo?",
			answer:
				"Puedes escribirnos a {email}, llamar al {phone} o dejarnos un mensaje en la página de contacto.",
		},
		en: {
			question: "What’s your phone number or email?",
			answer: "You can write to {email}, call {phone} or leave us a message on the contact page.",
		},
	},
} as const satisfies KnowledgeEntry;
