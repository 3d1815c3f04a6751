import type { EmailText } from "./schema.ts";

export const es: EmailText = {
	salesNotice: {
		subject: "Nuevo contacto: {who} ({score} %)",
		intro: "Alguien conversó con el asistente. Esto es lo que contó:",
		nextStep: "Respóndele pronto: contesta este correo y le llega directo.",
		proposal: "Ya tiene su propuesta:",
		transcript: "La conversación",
		speakers: { user: "Cliente", assistant: "{product}" },
	},
	proposalReceipt: {
		subject: "Tu propuesta de {product} está lista",
		greeting: "Hola, {name}:",
		body: "Gracias por contarnos de tu negocio. Preparamos una propuesta con lo que entendimos, lo que te recomendamos y los pasos que siguen.",
		button: "Descargar la propuesta",
		expires: "El enlace funciona hasta el {date}.",
		reply: "¿Algo no quedó como lo contaste? Responde este correo y lo ajustamos.",
		notYou:
			"Si no pediste esta propuesta, alguien escribió tu correo por error. Puedes ignorar este mensaje.",
		privacy: "Cuidamos tus datos según la Ley 1581 de 2012: {url}",
	},
};
