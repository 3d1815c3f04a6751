import type { LeadEmails } from "./schema.ts";

export const es: LeadEmails = {
	salesNotice: {
		subject: "Nuevo contacto: {who} ({score} %)",
		titles: {
			chat: "Alguien conversó con el asistente",
			contact: "Te escribió un cliente",
			audit: "Alguien pidió el Audit Express",
			api: "Llegó un lead por la API",
		},
		intro: {
			chat: "Alguien conversó con el asistente. Esto es lo que contó:",
			form: "Alguien dejó sus datos en un formulario. Esto es lo que escribió:",
			api: "Otro sistema lo envió por la API. Esto es lo que se sabe:",
		},
		message: "Mensaje",
		answerIn: { label: "Contestar en", es: "Español", en: "Inglés" },
		nextStep: "Respóndele pronto: contesta este correo y le llega directo.",
		proposal: "Ver la propuesta que ya tiene",
		transcript: "La conversación",
		speakers: { user: "Cliente", assistant: "{product}" },
		firstCall: {
			title: "Qué decir en la primera llamada",
			speak: { es: "Habla en español: así escribió.", en: "Habla en inglés: así escribió." },
			openings: {
				chat: {
					named:
						"«Hola, {name}, te llamo de {product}. Conversaste con nuestro asistente y quiero ayudarte.»",
					nameless: "«Hola, te llamo de {product}. Conversaste con nuestro asistente: ¿con quién hablo?»",
				},
				contact: {
					named:
						"«Hola, {name}, te llamo de {product}. Recibimos tu mensaje y quiero responderte personalmente.»",
					nameless: "«Hola, te llamo de {product}. Recibimos tu mensaje: ¿con quién hablo?»",
				},
				audit: {
					named:
						"«Hola, {name}, te llamo de {product}. Pediste el Audit Express: son 30 minutos y sin costo.»",
					nameless:
						"«Hola, te llamo de {product}. Pediste el Audit Express, 30 minutos sin costo: ¿con quién hablo?»",
				},
				api: {
					named:
						"«Hola, {name}, te llamo de {product}. Nos llegaron tus datos y quiero saber en qué te ayudo.»",
					nameless: "«Hola, te llamo de {product}. Nos llegó tu solicitud: ¿con quién hablo?»",
				},
			},
			need: "Dijo que necesita: «{need}». Pregunta qué pasa hoy con eso y cuánto le cuesta.",
			offer: "Háblale de {name}: {oneLine}",
			ask: {
				need: "Falta saber qué necesita: «¿Qué es lo que más tiempo te quita hoy con tus clientes?»",
				budget: "Falta el presupuesto: «¿Ya tienes un monto pensado para esto?»",
				timing: "Falta la fecha: «¿Para cuándo te gustaría tenerlo andando?»",
				companySize: "Falta el tamaño: «¿Cuántas personas son en el equipo?»",
			},
			close: "Ya contó todo: propón día y hora para la próxima reunión antes de colgar.",
		},
	},
	proposalReceipt: {
		subject: "Tu propuesta de {product} está lista",
		title: "Tu propuesta está lista",
		greeting: "Hola, {name}:",
		body: "Gracias por escribirnos. Preparamos una propuesta con lo que nos contaste, lo que te recomendamos y los pasos que siguen.",
		button: "Descargar la propuesta",
		expires: "El enlace funciona hasta el {date}.",
		reply: "¿Algo no quedó como lo contaste? Responde este correo y lo ajustamos.",
		notYou:
			"Si no pediste esta propuesta, alguien escribió tu correo por error. Puedes ignorar este mensaje.",
	},
	formReceipt: {
		subject: "Recibimos tu mensaje ({reference})",
		titles: { contact: "Recibimos tu mensaje", audit: "Recibimos tu solicitud de Audit Express" },
		greeting: "Hola, {name}:",
		contact: "Recibimos tu mensaje. Lo lee una persona del equipo y te contesta pronto.",
		audit: "Recibimos tu solicitud de Audit Express. Te contactamos para acordar la sesión de 30 minutos.",
		reference: "Tu referencia es {reference}: menciónala si nos llamas o nos escribes.",
		reply: "¿Quieres agregar algo? Responde este correo.",
	},
	consultation: {
		subject: {
			set: "Tu Audit Express: {date}",
			moved: "Tu Audit Express cambió de hora: {date}",
			cancelled: "Se canceló tu Audit Express del {date}",
		},
		title: {
			set: "Nos vemos en tu Audit Express",
			moved: "Tu Audit Express cambió de hora",
			cancelled: "Se canceló tu Audit Express",
		},
		greeting: "Hola, {name}:",
		body: {
			set: "Ya tiene fecha la sesión de 30 minutos que pediste. Trae el proceso que más tiempo te quita: con eso empezamos.",
			moved: "Movimos la sesión de 30 minutos que pediste. Esta es la hora nueva:",
			cancelled: "Cancelamos la sesión de 30 minutos que pediste. Responde este correo y buscamos otra hora.",
			revoked:
				"Retiraste tu autorización para usar tus datos, así que cancelamos la sesión de 30 minutos que habías pedido. El archivo adjunto la quita de tu calendario y no te escribimos más por ella. Si no fuiste tú, responde este correo.",
		},
		notice: {
			set: "Quedó agendada la sesión con {who}.",
			moved: "Cambió de hora la sesión con {who}.",
			cancelled: "Se canceló la sesión con {who}.",
			revoked:
				"Se canceló la sesión con {who}: retiró su autorización para usar sus datos. No le escribas ni le hagas llamadas.",
		},
		when: "Cuándo",
		zone: "hora de Colombia",
		where: "Dónde",
		lasts: "Cuánto dura",
		minutes: "{minutes} minutos",
		calendar: "La invitación va adjunta: ábrela y queda en tu calendario.",
		reply: "¿No te sirve esta hora? Responde este correo y la cambiamos.",
		summary: "Audit Express de {product} con {who}",
		description: "Sesión de 30 minutos para ver qué procesos de tu negocio conviene automatizar primero.",
	},
	revocationNotice: {
		subject: "No escribirle más: {who}",
		title: "Alguien retiró su autorización",
		body: "Lo pidió en el chat y quedó registrado. No le escribas ni le hagas llamadas, y no uses más sus datos.",
		reference: "Referencia",
		after:
			"A los sistemas que ya tenían este lead se les avisa automáticamente. Si la persona vuelve a dejar sus datos, llega como un lead nuevo. Esto vale solo para esta conversación: en un chat cualquiera puede escribir un correo ajeno. Si compruebas que es la misma persona de otros leads, registra el retiro en la página de uno de ellos y vale para todos.",
	},
	conversationLink: {
		subject: "Retoma tu conversación con {product}",
		title: "Sigue donde quedaste",
		body: "Pediste este enlace para seguir tu conversación con {product} en otro dispositivo. Ábrelo allí y confirma:",
		button: "Seguir la conversación",
		expires:
			"El enlace funciona una sola vez, durante {hours} horas. Quien lo tenga puede leer la conversación.",
		notYou: "Si no lo pediste, ignora este mensaje: alguien escribió tu correo por error.",
	},
	conversationTranscript: {
		subject: "Tu conversación con {product}",
		title: "Esto fue lo que hablamos",
		body: "Pediste que te enviáramos tu conversación con {product}. Aquí la tienes completa.",
		transcript: "La conversación",
		you: "Tú",
		assistant: "Asistente de {product}",
		person: "{person}, de {product}",
		goOn: "¿Quieres seguir? Vuelve al chat en el navegador donde estabas, o responde este correo.",
		notYou: "Si no la pediste, ignora este mensaje: alguien escribió tu correo por error.",
	},
};
