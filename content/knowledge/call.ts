import type { Question } from "./schema.ts";

export const call = {
	page: "contact",
	text: {
		es: {
			question: "¿Puedo pedir que me llamen?",
			answer:
				"Sí. Déjame un correo o un teléfono y una persona del equipo te contacta, o escríbenos desde la página de contacto.",
			alsoAsked: [
				"llamada",
				"me llamen",
				"que me llamen",
				"visita",
				"zoom",
				"me puede llamar alguien",
				"alguien me puede llamar",
				"alguien me llame",
				"me llaman manana",
				"pueden llamarme",
				"me llaman",
				"podemos hablar por telefono",
			],
		},
		en: {
			question: "Can I ask for a call?",
			answer:
				"Yes. Leave me an email or phone number and a person on the team will reach you, or write to us from the contact page.",
			alsoAsked: [
				"call me",
				"call me back",
				"visit",
				"zoom",
				"can someone call",
				"someone call me",
				"somebody call me",
				"can you call me",
				"give me a call",
				"call me tomorrow",
				"call tomorrow",
				"can we talk on the phone",
				"talk on the phone",
			],
		},
	},
} as const satisfies Question;
