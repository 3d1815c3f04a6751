import type { RightsEmails } from "./schema.ts";

export const es: RightsEmails = {
	rightsReceipt: {
		subject: "Recibimos tu solicitud sobre tus datos ({reference})",
		title: "Recibimos tu solicitud sobre tus datos",
		greeting: "Hola, {name}:",
		body: "Recibimos tu solicitud y la estamos atendiendo.",
		reference: "Referencia",
		dueOn: "Te respondemos a más tardar el",
		kind: "Qué pediste",
		reply: "Si no hiciste esta solicitud, responde este correo y la anulamos.",
	},
	rightsAnswer: {
		subject: "Respondimos tu solicitud sobre tus datos ({reference})",
		title: "Respondimos tu solicitud",
		results: {
			done: "Hicimos lo que pediste.",
			partly: "Hicimos una parte de lo que pediste.",
			refused: "No podemos hacer lo que pediste.",
		},
		answeredOn: "Respondida el",
		reply:
			"¿No estás de acuerdo? Responde este correo. Si no lo resolvemos, puedes acudir a la Superintendencia de Industria y Comercio.",
	},
	rightsNotice: {
		subject: "Solicitud de datos personales {reference}: responder a más tardar el {date}",
		title: "Solicitud sobre datos personales",
		intro: "Alguien ejerció sus derechos sobre sus datos (Ley 1581 de 2012).",
		facts: {
			kind: "Qué pide",
			name: "Nombre",
			document: "Documento",
			email: "Correo",
			detail: "Detalle",
			dueOn: "Fecha límite",
		},
	},
};
