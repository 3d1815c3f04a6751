import type { TalkText } from "./schema.ts";

export const es = {
	unsure: [
		"No estoy seguro de haberte entendido. ¿Cuál de estas preguntas es?",
		"Quiero responderte bien. ¿Es alguna de estas?",
	],
	otherwise:
		"Cuéntamelo con otras palabras y lo intento de nuevo. Si prefieres, te contesta una persona del equipo.",
	unknown: [
		"Eso no lo sé con certeza, y prefiero no inventarte una respuesta.",
		"Sobre eso no tengo información, y no quiero adivinar.",
	],
	missed: [
		"Perdona, no te entendí bien. ¿Por dónde seguimos?",
		"Disculpa, esa no la entendí. ¿Te sirve alguna de estas?",
	],
	missedAnswer: ["Perdona, eso no lo entendí.", "Disculpa, esa no la entendí."],
	missedAgain: [
		"Sigo sin entenderte y no quiero hacerte perder tiempo. ¿Prefieres que te escriba una persona del equipo?",
		"No te estoy ayudando bien. ¿Quieres que siga contigo una persona del equipo?",
	],
	advice: {
		none: "Con lo que me cuentas, yo empezaría por el diagnóstico gratuito: en 30 minutos vemos juntos qué conviene automatizar primero. O te armo una propuesta aquí mismo.",
		known: [
			"Por lo que me cuentas, yo miraría {recommended}: {line}",
			"En tu caso, empezaría por {recommended}: {line}",
		],
		unknown: [
			"Depende de tu negocio: cuéntame a qué se dedica y qué te gustaría mejorar, y te digo cuál te puede servir.",
			"Para recomendarte algo que sí te sirva, cuéntame un poco de tu negocio y de lo que quieres mejorar.",
		],
	},
	sameAgain: ["Es lo mismo que te contaba. Si tu duda es otra, dime cuál.", "En ese caso es igual."],
	noMore: [
		"Más detalle que ese no tengo. ¿Quieres que te conteste una persona del equipo?",
		"Hasta ahí llega lo que sé de eso. Una persona del equipo te puede dar el detalle: ¿le paso tu pregunta?",
	],
	industryKnown: "Es una de las industrias que mejor conocemos. {line}",
	complaint: {
		maybe: "Si algo de lo nuestro no salió bien, lo siento.",
		heard: ["Lamento lo que me cuentas, y entiendo la molestia.", "Tienes razón en reclamar, y lo siento."],
		direct: [
			"Lamento lo que me cuentas, y entiendo la molestia. Esto lo debe ver una persona del equipo: puedes escribir a {email} o llamar al {phone}.",
			"Tienes razón en reclamar. Lo más rápido es hablar con el equipo: {phone} o {email}.",
		],
	},
	outOfScope: [
		"De eso no sé: lo mío es contarte cómo trabajamos y armarte una propuesta.",
		"Ahí no te puedo ayudar; yo contesto sobre lo que hacemos y cómo trabajamos.",
	],
	trick: [
		"Eso no lo puedo decir ni prometer: solo hablo de cómo trabajamos, y de precios y condiciones hablas con una persona del equipo.",
		"Por ahí no te puedo ayudar. Los precios y las condiciones los acuerda contigo, por escrito, una persona del equipo.",
	],
	objection: [
		"Disculpa, no respondí lo que preguntabas. ¿Me lo dices con otras palabras?",
		"Tienes razón, eso no era. Pregúntame de nuevo, o que te conteste una persona.",
	],
	smallTalk: {
		thanks: ["¡Con gusto!", "¡A ti!", "¡Para eso estamos!"],
		goodbye: [
			"¡Que te vaya muy bien! Aquí sigo si quieres retomar.",
			"¡Hasta pronto! Cuando quieras seguimos donde quedamos.",
		],
		chitChat: ["¡Todo bien por acá, gracias!", "¡Qué bueno!"],
		later: [
			"Sin afán. Aquí sigo cuando quieras retomar.",
			"Claro, piénsalo con calma. La conversación queda guardada.",
		],
		wait: ["Claro, con calma: aquí te espero.", "Sin afán. Me escribes cuando puedas."],
	},
	agreed: ["¡Perfecto!", "¡Listo!"],
	closing: ["¿Qué más te gustaría saber?", "¿Te ayudo con algo más?", "¿Tienes alguna otra duda?"],
	switched: "Claro, sigamos en español.",
} as const satisfies TalkText;
