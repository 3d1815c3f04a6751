import type { EmailText } from "./schema.ts";

export const es: EmailText = {
	salesNotice: {
		subject: "Nuevo contacto: {who} ({score} %)",
		intro: {
			chat: "Alguien conversó con el asistente. Esto es lo que contó:",
			form: "Alguien dejó sus datos en un formulario. Esto es lo que escribió:",
		},
		message: "Mensaje",
		answerIn: { label: "Contestar en", es: "Español", en: "Inglés" },
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
	formReceipt: {
		subject: "Recibimos tu mensaje ({reference})",
		greeting: "Hola, {name}:",
		contact: "Recibimos tu mensaje. Lo lee una persona del equipo y te contesta pronto.",
		audit: "Recibimos tu solicitud de Audit Express. Te contactamos para acordar la sesión de 30 minutos.",
		reference: "Tu referencia es {reference}: menciónala si nos llamas o nos escribes.",
		reply: "¿Quieres agregar algo? Responde este correo.",
	},
	rightsReceipt: {
		subject: "Recibimos tu solicitud sobre tus datos ({reference})",
		greeting: "Hola, {name}:",
		body: "Recibimos tu solicitud y la estamos atendiendo.",
		reference: "Referencia",
		dueOn: "Te respondemos a más tardar el",
		kind: "Qué pediste",
		reply: "Si no hiciste esta solicitud, responde este correo y la anulamos.",
	},
	rightsAnswer: {
		subject: "Respondimos tu solicitud sobre tus datos ({reference})",
		results: {
			done: "Hicimos lo que pediste.",
			partly: "Hicimos una parte de lo que pediste.",
			refused: "No podemos hacer lo que pediste.",
		},
		answeredOn: "Respondida el",
		reply:
			"¿No estás de acuerdo? Responde este correo. Si no lo resolvemos, puedes acudir a la Superintendencia de Industria y Comercio.",
	},
	passwordReset: {
		subject: "Cambia tu contraseña de {product}",
		greeting: "Hola, {name}:",
		body: "Pediste una contraseña nueva para entrar a {product} con el usuario {username}. Elígela aquí:",
		button: "Elegir contraseña",
		expires: "El enlace funciona una sola vez, durante 10 minutos.",
		notYou: "Si no la pediste, ignora este mensaje: tu contraseña sigue siendo la misma.",
	},
	commentNotice: {
		subject: "Comentario por revisar: {title}",
		intro: "Alguien comentó un artículo. No aparece hasta que una persona del equipo lo apruebe.",
		facts: { post: "Artículo", name: "Nombre", email: "Correo", comment: "Comentario" },
		where:
			"Apruébalo o bórralo en el área interna, en Comentarios. Si contestas este correo, le llega a quien comentó.",
	},
	commentApproved: {
		subject: "Tu comentario ya está publicado",
		greeting: "Hola, {name}:",
		body: "Publicamos tu comentario en «{title}». Gracias por escribir.",
		button: "Ver el comentario",
		reply: "¿Quieres cambiarlo o que lo quitemos? Responde este correo.",
	},
	newsletterConfirm: {
		subject: "Confirma tu suscripción al blog de {product}",
		body: "Alguien, ojalá tú, pidió recibir los artículos de {product} en este correo. Confírmalo aquí:",
		button: "Confirmar mi suscripción",
		notYou:
			"Si no fuiste tú, ignora este mensaje: sin confirmar no te escribimos más. El enlace dura 7 días.",
	},
	postMail: {
		subject: "{title}",
		button: "Leer el artículo",
		why: "Recibes este correo porque te suscribiste al blog de {product}.",
		leave: "¿Ya no quieres recibirlo? Cancela aquí: {url}",
	},
	rightsNotice: {
		subject: "Solicitud de datos personales {reference}: responder antes del {date}",
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
