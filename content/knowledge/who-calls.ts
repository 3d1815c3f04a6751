import type { KnowledgeEntry } from "./schema.ts";

export const whoCalls = {
	id: "who-calls",
	page: "contact",
	text: {
		es: {
			question: "¿Quién me va a contactar?",
			answer:
				"Te contacta una persona del equipo, y solo si dejas un correo o un teléfono. Si prefieres dar tú el primer paso, escribe a {email} o llama al {phone}.",
		},
		en: {
			question: "Who will contact me?",
			answer:
				"A person on the team will contact you, and only if you leave an email or a phone number. If you’d rather reach out first, write to {email} or call {phone}.",
		},
	},
} as const satisfies KnowledgeEntry;
