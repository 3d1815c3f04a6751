import type { LoginText } from "./schema.ts";

export const es: LoginText = {
	summary: {
		title: "Portal de Clientes",
		description: "Entra a tus demos, al avance de tus proyectos y a tus reportes.",
	},
	title: "Portal de Clientes",
	intro: "Entra a tus demos, al avance de cada proyecto y a tus reportes.",
	fields: {
		username: "Usuario",
		password: "Contraseña",
		remember: "Recordarme",
		code: "Código",
		account: "Usuario o correo",
		next: "Contraseña nueva",
	},
	placeholders: {
		username: "Ingresa tu usuario",
		account: "Ingresa tu usuario o correo",
		password: "Ingresa tu contraseña",
	},
	forgot: "¿Olvidaste tu contraseña?",
	send: "Iniciar Sesión",
	sending: "Iniciando sesión...",
	noAccount: { before: "¿No tienes una cuenta?", link: "Contáctanos" },
	refused: "Credenciales inválidas. Por favor intenta de nuevo.",
	failure: "Ha ocurrido un error. Por favor intenta de nuevo más tarde.",
	slowed: "Van muchos intentos. Espera {minutes} min y prueba otra vez, o pide una contraseña nueva.",
	passkey: {
		send: "Entrar con llave de acceso",
		refused: "Esa llave de acceso no abre esta cuenta. Prueba otra vez o entra con tu contraseña.",
		cancelled: "No se usó ninguna llave de acceso. Prueba otra vez o entra con tu contraseña.",
	},
	code: {
		title: "Un paso más",
		intro: "Escribe el código que muestra tu aplicación de autenticación.",
		hint: "Son 6 números. Si no tienes el teléfono, usa uno de tus códigos de respaldo.",
		send: "Entrar",
		refused: "Ese código no es válido o ya se usó. Espera el siguiente y escríbelo.",
		again: "Volver a empezar",
	},
	forgotten: {
		title: "Una contraseña nueva",
		intro: "Dinos con qué usuario o correo entras y te enviamos un enlace para elegirla.",
		send: "Enviarme el enlace",
		sent: "Revisa tu correo.",
		sentNext:
			"Si ese usuario existe, en un momento le llega un enlace que funciona durante 10 minutos. ¿No lo ves? Mira en la carpeta de no deseados.",
		back: "Volver al inicio de sesión",
	},
	newPassword: {
		title: "Elige tu contraseña",
		intro: "Desde hoy entras con esta contraseña. Cerramos las sesiones que tengas abiertas.",
		hint: "Al menos 10 caracteres. Una frase que recuerdes sirve mejor que símbolos sueltos.",
		send: "Guardar contraseña",
		done: "Listo: ya puedes entrar con tu contraseña nueva.",
		expired: "Este enlace ya se usó o venció.",
		expiredNext: "Pide otro: te llega por correo en unos minutos y sirve una sola vez.",
		ask: "Pedir otro enlace",
	},
	invitation: {
		title: "Te damos la bienvenida al equipo",
		intro: "{name}, elige tu contraseña. Desde hoy entras con tu correo, {email}.",
		send: "Guardar y entrar",
		signIn: "Iniciar sesión",
		home: "Ir al inicio",
		ended: {
			used: {
				title: "Esta invitación ya se usó.",
				next: "Tu cuenta está lista. Entra con tu correo y la contraseña que elegiste.",
			},
			expired: {
				title: "Esta invitación venció.",
				next: "Sirve durante {hours} horas. Pídele a {inviter} que te la envíe de nuevo.",
			},
			revoked: {
				title: "Esta invitación se anuló.",
				next: "Si crees que es un error, habla con {inviter}.",
			},
			unknown: {
				title: "Este enlace de invitación no funciona.",
				next: "Puede estar incompleto o vencido. Prueba con el más reciente o pídele otro a quien te invitó.",
			},
		},
	},
	emailChange: {
		title: "Tu correo nuevo",
		intro: "Con esta dirección entras y aquí te escribimos sobre tu cuenta.",
		text: "Confirma que esta dirección es tuya.",
		send: "Confirmar este correo",
		done: "Listo: tu cuenta ya usa este correo.",
		gone: "Este enlace ya se usó o venció. Pide el cambio otra vez en Mi cuenta.",
	},
	problems: {
		tooShort: "Es muy corta: usa al menos 10 caracteres.",
		tooLong: "Es muy larga: caben 200 caracteres.",
		tooEasy: "Es fácil de adivinar. Prueba con una frase de tres o cuatro palabras.",
	},
	required: "Este dato es obligatorio.",
	blank: "Escribe tu usuario y tu contraseña.",
};
