/**
 * Lines that a model may choose by id, one directly in front of an answer and one directly behind it. Each states nothing:
 * no fact of the firm, no figure, no promise, no yes and no no. The id tells the model when a line fits.
 */
export const es = {
	before: {
		"thanks-for-asking": "Gracias por preguntar.",
		"thanks-for-telling": "Gracias por contarme.",
		"thanks-for-kind-words": "Gracias por tus palabras.",
		"sympathy-trouble": "Siento que estés pasando por esto.",
		"sympathy-worried": "Entiendo la preocupación.",
		"sympathy-bad-day": "Qué día tan pesado.",
		"sympathy-exhausted": "Suena agotador.",
		"sympathy-hard-season": "Una temporada así pesa.",
		"sympathy-lost-time": "Da rabia perder el tiempo en eso.",
		"sympathy-loss": "Lo siento mucho.",
		"sympathy-illness": "Ojalá todo mejore pronto.",
		"congratulations-opening": "¡Felicitaciones por la apertura!",
		"congratulations-anniversary": "¡Feliz aniversario!",
		"lovely-project": "Qué bonito proyecto.",
		"good-question": "Buena pregunta.",
		"sensible-doubt": "Tiene sentido preguntarlo.",
		"back-to-question": "Vuelvo a tu pregunta.",
	},
	after: {
		"ask-more": "Cuéntame un poco más.",
		"ask-hardest": "¿Qué es lo más difícil?",
		"take-your-time": "Tómate tu tiempo.",
		courage: "¡Ánimo!",
		"good-luck": "¡Mucha suerte!",
		"hope-it-helps": "Ojalá te sirva.",
		"thanks-for-time": "Gracias por tu tiempo.",
	},
} as const;

/** The same lines in another language: the compiler asks for each. */
export type Courtesies = { [Place in keyof typeof es]: Record<keyof (typeof es)[Place], string> };
