import type { KnowledgeEntry } from "./schema.ts";

export const portal = {
	id: "portal",
	page: "portal",
	text: {
		es: {
			question: "¿Cómo entro al portal de clientes?",
			answer:
				"Entra al Portal de Clientes con tu usuario y tu contraseña: ahí están tus demos, tus proyectos y tus reportes. Si olvidaste la contraseña, ahí mismo puedes pedir una nueva.",
		},
		en: {
			question: "How do I get into the client portal?",
			answer:
				"Log in to the client portal with your username and password: your demos, projects and reports are there. If you forgot your password, you can ask for a new one there.",
		},
	},
} as const satisfies KnowledgeEntry;
