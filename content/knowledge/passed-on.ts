import type { KnowledgeEntry } from "./schema.ts";

export const passedOn = {
	id: "passed-on",
	page: "contact",

	text: {
		es: {
			question: "¿Ya le avisaste al equipo? ¿Quedó mi mensaje?",
			answer:
				"Cuando pides que te contacte una persona, esta conversación le llega al equipo con los datos que dejaste. Si aún no lo has pedido, dime «quiero hablar con una persona» y la paso ya mismo.",
		},
		en: {
			question: "Did you tell the team? Did they get my message?",
			answer:
				"When you ask for a person to contact you, this conversation goes to the team with the details you left. If you haven’t asked yet, say “talk to a person” and I’ll pass it on right away.",
		},
	},
} as const satisfies KnowledgeEntry;
