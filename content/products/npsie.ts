import type { Product } from "./schema.ts";

export const npsie = {
	id: "npsie",
	page: "products",
	text: {
		es: {
			name: "NPSie",
			oneLine:
				"Satisfacción y sentimiento con IA: oye los mensajes de voz de tus clientes y avisa a tiempo quién se va molesto.",
			whatItDoes: [
				"Transcribe y entiende los audios que dejan tus clientes.",
				"Separa lo que gustó de lo que hay que arreglar.",
				"Avisa el mismo día cuando alguien está por irse.",
				"Propone qué hacer para recuperarlo.",
			],
			forWhom: "negocios que se enteran tarde de que un cliente quedó inconforme",
		},
		en: {
			name: "NPSie",
			oneLine:
				"AI satisfaction and sentiment: it listens to customers’ voice messages and tells you in time who is leaving unhappy.",
			whatItDoes: [
				"Transcribes and understands the voice notes customers leave.",
				"Separates what they liked from what needs fixing.",
				"Alerts you the same day when someone is about to leave.",
				"Suggests what to do to win them back.",
			],
			forWhom: "businesses that find out too late that a customer was unhappy",
		},
	},
} as const satisfies Product;
