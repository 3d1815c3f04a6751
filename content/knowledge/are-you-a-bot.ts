import type { KnowledgeEntry } from "./schema.ts";

export const areYouABot = {
	id: "are-you-a-bot",
	page: "assistant",
	text: {
		es: {
			question: "¿Eres un robot o una persona?",
			answer:
				"Soy un asistente automático, no una persona: contesto con lo que está publicado en este sitio. Si prefieres hablar con alguien del equipo, pídelo cuando quieras.",
		},
		en: {
			question: "Are you a bot or a person?",
			answer:
				"I’m an automated assistant, not a person, and I answer with what’s published on this site. If you’d rather talk to someone on the team, just ask at any time.",
		},
	},
} as const satisfies KnowledgeEntry;
