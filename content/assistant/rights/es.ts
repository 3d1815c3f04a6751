import type { RightsText } from "./schema.ts";

export const es = {
	ownData: {
		known: "Esto es lo que he anotado en esta conversación:",
		nothing: "Por ahora nada: en esta conversación no he anotado ningún dato tuyo.",
		pending: "Tu petición ya la tiene el equipo; hasta que la atienda, esto es lo que hay anotado:",
		change:
			"Para corregir algo, dímelo; para que lo borremos, dime «borra mis datos» o usa el formulario de derechos de la página legal.",
	},
	withdrawn: {
		erase: {
			known: [
				"Entendido: quieres que borremos tus datos. Ya le paso la petición al equipo y no te pido nada más.",
				"Claro, estás en tu derecho. Le paso tu petición de borrado al equipo y no te pregunto nada más.",
			],
			unknown: [
				"Entendido, no te pido nada más. Por aquí no alcanzaste a dejar un correo ni un teléfono.",
				"Claro, no te pregunto nada más. No tengo un correo ni un teléfono tuyo en esta conversación.",
			],
		},
		noContact: {
			known: [
				"Entendido: queda registrado que no quieres que te contacten, el equipo ya lo sabe y no te pido nada más.",
				"Listo, quedó registrado y el equipo ya lo sabe: que no te escriban ni te llamen.",
			],
			unknown: [
				"Está bien: no me has dejado cómo contactarte, así que nadie te va a escribir por esto. Si quieres, pregúntame lo que necesites.",
				"Sin problema: no tengo un correo ni un teléfono tuyo. Puedes preguntarme lo que quieras sin dejarlos.",
			],
		},
		elsewhere:
			"Vale para lo que dejaste en esta conversación. Si nos diste tus datos por otro lado, o quieres que los borremos, llena el formulario de derechos de la página legal: te da un número de referencia.",
		form: "Para que quede en firme, llena el formulario de derechos de la página legal: te da un número de referencia.",
		quiet: [
			"Como me pediste, no anoto más datos. Si quieres retomar, dime «propuesta»; y si tienes una duda, aquí estoy.",
			"Sigo sin anotar nada, como pediste. Para retomar basta con que digas «propuesta».",
		],
	},
	permission: {
		needed: "Para eso necesito otra vez tu permiso, porque me pediste que no te contactaran.",
		ask: "¿Nos autorizas de nuevo a escribirte?",
		given: [
			"Listo, queda registrado que nos autorizas de nuevo a escribirte.",
			"Gracias: registré que podemos volver a escribirte.",
		],
		refused: [
			"Está bien: todo sigue como pediste, nadie te va a escribir. Si tienes una duda, aquí estoy.",
			"De acuerdo, seguimos sin escribirte. Puedes preguntarme lo que quieras por aquí.",
		],
	},
	offer: {
		"erase-data": {
			question: "¿Quieres que borremos tus datos? Si no, seguimos y no cambia nada.",
			yes: "Sí, bórrenlos",
			no: "No, sigamos",
		},
		"stop-contact": {
			question: "¿Prefieres que no te escribamos ni te llamemos? Si no, seguimos y no cambia nada.",
			yes: "Sí, no me contacten",
			no: "No, sigamos",
		},
	},
} as const satisfies RightsText;
