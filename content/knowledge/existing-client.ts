import type { KnowledgeEntry } from "./schema.ts";

export const existingClient = {
	id: "existing-client",
	page: "portal",
	audience: "other",
	text: {
		es: {
			question: "Ya soy cliente y tengo un problema, ¿con quién hablo?",
			answer:
				"Lamento que tengas ese problema. Escríbele al equipo a {email} o llama al {phone} y cuéntales qué falla. Si tienes usuario del portal, desde ahí también puedes escribirle a tu equipo.",
		},
		en: {
			question: "I’m a client and have a problem: who do I talk to?",
			answer:
				"I’m sorry you’re having trouble. Write to the team at {email} or call {phone} and tell them what’s wrong. If you have a portal login, you can write to your team from there too.",
		},
	},
} as const satisfies KnowledgeEntry;
