import type { EmailText } from "./schema.ts";

export const es: EmailText = {
	privacy: "Cuidamos tus datos según la Ley 1581 de 2012: {url}",
	scene: {
		business: {
			"hospitalidad-viajes": "un hotel",
			"real-estate-construccion": "un edificio en obra",
			"retail-ecommerce": "una tienda",
			"educacion-ong": "un colegio",
			"automotriz-aftermarket": "un taller",
		},
		alt: {
			contact: "De noche, {business} recibe una pregunta y la contesta.",
			audit: "Amanece en {business}: empieza el día.",
			session: "Por la mañana, dos personas se reúnen frente a {business}.",
			proposal: "De noche, llega la propuesta a {business}.",
			newsletter: "De noche, dos personas se encuentran frente a {business}.",
			post: "Por la mañana, {business} recibe una pregunta y la contesta.",
		},
	},
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
	passwordReset: {
		greeting: "Hola, {name}:",
		button: "Elegir contraseña",
		expires: {
			soon: "El enlace funciona una sola vez, durante 10 minutos.",
			later: "El enlace funciona una sola vez, durante {hours} horas.",
		},
		forgotten: {
			subject: "Cambia tu contraseña de {product}",
			title: "Elige una contraseña nueva",
			body: "Pediste una contraseña nueva para entrar a {product} con el usuario {username}. Elígela aquí:",
			notYou: "Si no la pediste, ignora este mensaje: tu contraseña sigue siendo la misma.",
		},
		reset: {
			subject: "Cambia tu contraseña de {product}",
			title: "Elige una contraseña nueva",
			body: "Quien administra las cuentas de {product} te pidió elegir una contraseña nueva para el usuario {username}. La anterior ya no sirve, y la verificación en dos pasos y las llaves de acceso se quitaron. Elígela aquí:",
			notYou: "Si el enlace ya venció, pide otro con «¿Olvidaste tu contraseña?».",
		},
		"new-account": {
			subject: "Tu cuenta de {product} está lista",
			title: "Tu cuenta de {product} está lista",
			body: "Desde hoy puedes seguir tus proyectos en tu portal de {product}. Tu usuario es {username}. Elige tu contraseña aquí:",
			notYou: "Si el enlace ya venció, pide otro con «¿Olvidaste tu contraseña?».",
		},
	},
	invitation: {
		subject: "{inviter} te invita al equipo de {product}",
		title: "Te invitaron al equipo de {product}",
		greeting: "Hola, {name}:",
		body: "{inviter} te invita a trabajar en el área interna de {product}. Elige tu contraseña y entra:",
		button: "Aceptar la invitación",
		expires: "El enlace funciona una sola vez, hasta el {date}, hora de Colombia.",
		notYou: "Si no esperabas esta invitación a {email}, ignora este mensaje: no se crea ninguna cuenta.",
	},
	emailChange: {
		subject: "Confirma tu correo nuevo de {product}",
		title: "Confirma tu correo nuevo",
		greeting: "Hola, {name}:",
		body: "Alguien pidió usar esta dirección con el usuario {username} de {product}. Confírmala aquí:",
		button: "Confirmar este correo",
		expires:
			"El enlace funciona una sola vez, durante {hours} horas. Mientras tanto sigue valiendo la dirección anterior.",
		notYou: "Si no lo pediste, ignora este mensaje: nada cambia.",
	},
	emailChanged: {
		subject: "Cambió el correo de tu cuenta de {product}",
		title: "Tu cuenta tiene otro correo",
		greeting: "Hola, {name}:",
		body: "El usuario {username} de {product} usa desde ahora otra dirección, que ya se confirmó. A esta no le escribimos más sobre la cuenta.",
		notYou: "Si no lo pediste, responde a este mensaje hoy mismo: alguien puede tener tu contraseña.",
	},
	signInNotice: {
		greeting: "Hola, {name}:",
		unknown: "un navegador que no reconocemos",
		changes: {
			"password-changed": "se cambió la contraseña",
			"password-reset": "se eligió una contraseña nueva con un enlace enviado a este correo",
			"second-factor-on": "se activó la verificación en dos pasos",
			"second-factor-off": "se desactivó la verificación en dos pasos",
			"passkey-added": "se agregó una llave de acceso",
			"passkey-removed": "se quitó una llave de acceso",
		},
		changed: {
			subject: "Un cambio en la seguridad de tu cuenta de {product}",
			title: "Cambió la forma de entrar a tu cuenta",
			body: "El {time}, hora de Colombia, {change} en la cuenta {username} de {product}.",
			next: "Si fuiste tú, no tienes que hacer nada. Si no, elige hoy mismo una contraseña nueva con «¿Olvidaste tu contraseña?» y respóndenos este correo.",
		},
		"new-device": {
			subject: "Ingreso a {product} desde un equipo nuevo",
			title: "Alguien ingresó a tu cuenta desde un equipo nuevo",
			body: "El {time}, hora de Colombia, alguien ingresó a {product} con el usuario {username} desde {device}.",
			next: "Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña y cierra las demás sesiones en Mi cuenta.",
		},
		locked: {
			subject: "Intentos fallidos en tu cuenta de {product}",
			title: "Tu cuenta está bloqueada unos minutos",
			body: "El {time}, hora de Colombia, alguien escribió muchas veces una contraseña equivocada para el usuario {username} de {product}.",
			next: "Si fuiste tú, espera un cuarto de hora o elige una contraseña nueva con «¿Olvidaste tu contraseña?». Si no, tu contraseña sigue siendo la misma y nadie entró.",
		},
		"code-locked": {
			subject: "Códigos equivocados en tu cuenta de {product}",
			title: "La verificación en dos pasos está bloqueada unos minutos",
			body: "El {time}, hora de Colombia, alguien escribió la contraseña correcta del usuario {username} de {product} y después muchos códigos equivocados.",
			next: "Si fuiste tú, espera un cuarto de hora y vuelve a intentarlo. Si no, alguien sabe tu contraseña: elige hoy mismo una nueva con «¿Olvidaste tu contraseña?».",
		},
	},
	commentNotice: {
		subject: "Comentario por revisar: {title}",
		title: "Un comentario por revisar",
		intro: "Alguien comentó un artículo. No aparece hasta que una persona del equipo lo apruebe.",
		facts: { post: "Artículo", name: "Nombre", email: "Correo", comment: "Comentario" },
		where:
			"Apruébalo o bórralo en el área interna, en Comentarios. Si contestas este correo, le llega a quien comentó.",
	},
	commentApproved: {
		subject: "Tu comentario ya está publicado",
		title: "Tu comentario ya está publicado",
		greeting: "Hola, {name}:",
		body: "Publicamos tu comentario en «{title}». Gracias por escribir.",
		button: "Ver el comentario",
		reply: "¿Quieres cambiarlo o que lo quitemos? Responde este correo.",
	},
	newsletterConfirm: {
		subject: "Confirma tu suscripción al blog de {product}",
		title: "Confirma tu suscripción",
		body: "Alguien, ojalá tú, pidió recibir los artículos de {product} en este correo. Confírmalo aquí:",
		button: "Confirmar mi suscripción",
		notYou:
			"Si no fuiste tú, ignora este mensaje: si no confirmas, no te escribimos más. El enlace dura 7 días.",
	},
	postMail: {
		subject: "{title}",
		by: "Por {author} · {minutes} min de lectura",
		button: "Comentarlo en el blog",
		why: "Recibes este correo porque te suscribiste al blog de {product}.",
		leave: "¿Ya no quieres recibirlo? Cancela aquí: {url}",
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
		subject: "Sigue tu conversación con {product}",
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
