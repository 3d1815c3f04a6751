import type { Question } from "./schema.ts";

export const inTheProposal = {
	page: "method",
	text: {
		es: {
			question: "¿Qué trae la propuesta?",
			answer:
				"Es un PDF con lo que nos contaste, lo que te recomendamos y por qué, los pasos del trabajo y lo que sigue. No trae el valor: ese te lo confirma una persona del equipo.",
			alsoAsked: [
				"que incluye la propuesta",
				"que tiene la propuesta",
				"que dice la propuesta",
				"que hay en la propuesta",
				"contenido de la propuesta",
				"que trae el pdf",
				"trae la propuesta",
				"trae el documento",
				"viene en la propuesta",
				"que viene en el pdf",
				"que me mandan en la propuesta",
				"como es la propuesta",
			],
		},
		en: {
			question: "What is in the proposal?",
			answer:
				"It’s a PDF with what you told us, what we recommend and why, the steps of the work and what comes next. It doesn’t carry the cost: a person on the team confirms that.",
			alsoAsked: [
				"what's in the proposal",
				"what does the proposal include",
				"what does the proposal say",
				"in the proposal",
				"proposal contain",
				"comes in the proposal",
				"in the pdf",
				"what's in the pdf",
				"what does the pdf",
				"what do i get in the proposal",
				"what is the proposal like",
				"what comes with the proposal",
			],
		},
	},
} as const satisfies Question;
