import type { KnowledgeEntry } from "./schema.ts";

export const call = {
	id: "call",
	page: "contact",
	text: {
		es: {
			question: "¿Me pueden llamar?",
			answer:
				"Una persona del equipo te puede llamar: déjame tu teléfono, o dinos desde la página de contacto qué día y a qué hora te queda bien. También puedes llamar tú al {phone}.",
		},
		en: {
			question: "Can someone call me?",
			answer:
				"A person on the team can call you: leave me your phone number, or tell us from the contact page which day and time suit you. You can also call us at {phone}.",
		},
	},
} as const satisfies KnowledgeEntry;
