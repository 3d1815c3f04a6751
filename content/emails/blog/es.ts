import type { BlogEmails } from "./schema.ts";

export const es: BlogEmails = {
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
};
