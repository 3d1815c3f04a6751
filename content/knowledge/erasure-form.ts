import type { KnowledgeEntry } from "./schema.ts";

export const erasureForm = {
	id: "erasure-form",
	page: "legal",
	within: { topic: "erased", asked: ["reach-us", "data-location", "where", "portal"] },
	text: {
		es: {
			question: "¿Dónde pido que borren mis datos?",
			answer:
				"El formulario de derechos está al final de la página legal: al enviarlo te da una referencia. También puedes pedirlo a {email}.",
		},
		en: {
			question: "Where do I ask you to delete my data?",
			answer:
				"The rights form is at the end of the legal page: when you send it, it gives you a reference. You can also ask at {email}.",
		},
	},
} as const satisfies KnowledgeEntry;
