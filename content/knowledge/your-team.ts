import type { KnowledgeEntry } from "./schema.ts";

export const yourTeam = {
	id: "your-team",
	page: "method",
	text: {
		es: {
			question: "¿Va a reemplazar a mi equipo?",
			answer:
				"La idea es quitarle lo repetido a tu equipo, no reemplazarlo. El asistente contesta lo de siempre y le pasa lo demás a una persona, con un resumen.",
		},
		en: {
			question: "Will it replace my team?",
			answer:
				"The idea is to take the repetitive work off your team, not to replace it. The assistant handles the usual questions and passes the rest to a person, with a summary.",
		},
	},
} as const satisfies KnowledgeEntry;
