import type { AccountEmails } from "./schema.ts";

export const es: AccountEmails = {
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
			subject: "Ingreso a {product} desde un dispositivo nuevo",
			title: "Alguien ingresó a tu cuenta desde un dispositivo nuevo",
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
};
