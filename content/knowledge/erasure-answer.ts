import type { KnowledgeEntry } from "./schema.ts";

export const erasureAnswer = {
	id: "erasure-answer",
	page: "legal",
	within: { topic: "erased", asked: ["who-calls", "follow-up", "next-steps", "passed-on"] },
	text: {
		es: {
			question: "¿Quién me confirma que borraron mis datos?",
			answer:
				"Te lo confirma una persona del equipo, por el correo o el teléfono que dejaste. Si llenas el formulario de derechos, te da una referencia para preguntar por tu petición.",
		},
		en: {
			question: "Who confirms that my data was deleted?",
			answer:
				"A person on the team confirms it, by the email or phone number you left. If you fill in the rights form, it gives you a reference to ask about your request.",
		},
	},
} as const satisfies KnowledgeEntry;
