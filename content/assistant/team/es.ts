import type { TeamText } from "./schema.ts";

export const es = {
	leadMessages: {
		erase: "Pidió que borremos sus datos.",
		noContact: "Pidió que no se le contacte.",
		callTime: "Pide que se le contacte: {value}.",
		writeAgain: "Volvió a autorizar que se le contacte.",
	},
	byMail:
		"Claro. Desde esta página te la enviamos por correo: completa, o como un enlace para seguirla en otro dispositivo.",
	hours: {
		open: "El equipo está atendiendo ahora, así que puede entrar a esta misma conversación.",
		closed: "El equipo atiende de lunes a viernes, de {from} a {to}. Te responden el {day} desde las {from}.",
		today: "El equipo atiende de lunes a viernes, de {from} a {to}. Te responden hoy desde las {from}.",
		goOn: "Si prefieres, escríbeles por correo y menciona la referencia {reference}.",
		opening: "Hola, vengo del chat del sitio. Mi referencia es {reference}.",
		subject: "Referencia {reference}",
	},
	person: {
		gladly: "Claro.",
		byEmail: "Ya le paso esta conversación al equipo y una persona te escribe al correo que me dejaste.",
		byPhone: "Ya le paso esta conversación al equipo y una persona te contacta al teléfono que me dejaste.",
		byBoth:
			"Ya le paso esta conversación al equipo y una persona te escribe al correo o te llama al teléfono que me dejaste.",
		again: "El equipo ya tiene tu mensaje. Si no puedes esperar, llama al {phone} o escribe a {email}.",
		message: "Les digo cuándo contactarte: {value}.",
		askContact:
			"Con gusto te paso con una persona del equipo. Deja un correo o un teléfono y te contactan; o escríbeles a {email} o llama al {phone}.",
		direct: [
			"Te atiende una persona del equipo en {email} o en el {phone}. No tienes que dejarme nada.",
			"Para hablar con una persona: {phone} o {email}, de lunes a viernes.",
		],
		offer: "¿Quieres que te conteste una persona del equipo?",
		notNow: "Listo, seguimos tú y yo.",
	},
} as const satisfies TeamText;
