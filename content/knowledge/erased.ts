import type { KnowledgeEntry } from "./schema.ts";

export const erased = {
	id: "erased",
	page: "legal",

	text: {
		es: {
			question: "¿Ya borraron mis datos?",
			answer:
				"Si pediste que los borremos, el equipo tiene tu petición y la atiende. Para ver qué queda anotado aquí, pregúntame qué datos tengo de ti; y para que quede en firme, llena el formulario de derechos de la página legal, que te da una referencia.",
		},
		en: {
			question: "Have you deleted my data yet?",
			answer:
				"If you asked us to delete it, the team has your request and will deal with it. To see what’s still noted here, ask me what I know about you; to make it official, fill in the rights form on the legal page, which gives you a reference.",
		},
	},
} as const satisfies KnowledgeEntry;
