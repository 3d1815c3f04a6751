import type { Question } from "./schema.ts";

export const whoCalls = {
	page: "contact",
	text: {
		es: {
			question: "¿Quién me va a llamar?",
			answer:
				"Una persona del equipo, y solo si dejas cómo contactarte. Si prefieres escribir tú primero, en la página de contacto están el correo y el teléfono.",
			alsoAsked: [
				"quien me va a atender",
				"con quien hablo",
				"con quien voy a hablar",
				"quien me llama",
				"quien me contacta",
				"quien me escribe",
				"quien me atiende",
				"quien me va a contactar",
				"quien me llamaria",
				"quien me va a escribir",
				"quien me contesta",
				"con quien hablaria",
				"con quien me comunico",
			],
		},
		en: {
			question: "Who will call me?",
			answer:
				"A person on the team, and only if you leave a way to reach you. If you’d rather write first, the email and the phone number are on the contact page.",
			alsoAsked: [
				"who will i talk",
				"who do i talk to",
				"who will help me",
				"who will contact me",
				"who will reach out",
				"who calls me",
				"who would i talk to",
				"who will i speak with",
				"who would call me",
				"who's going to call",
				"who is going to call",
				"who will answer me",
				"who would help me",
				"who do i speak to",
				"who's my contact",
			],
		},
	},
} as const satisfies Question;
