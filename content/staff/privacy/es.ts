import type { PrivacyText } from "./schema.ts";

export const es: PrivacyText = {
	rights: {
		due: "Responder a más tardar el {date}",
		late: "Vencida",
		lateOne: "Hay una solicitud vencida: respóndela hoy.",
		lateMany: "Hay {count} solicitudes vencidas: respóndelas hoy.",
		result: "Qué se hizo",
		results: {
			done: "Todo lo que pidió",
			partly: "Una parte de lo que pidió",
			refused: "No procede",
		},
		kinds: {
			query: "Consultar sus datos",
			correction: "Corregir sus datos",
			deletion: "Borrar sus datos",
			withdrawal: "Retirar su autorización",
			complaint: "Reclamo",
		},
		choose: "Elige una opción",
		note: "Qué le contestas",
		noteHint: {
			mail: {
				es: "Se le envía por correo tal como lo escribas. Lee español.",
				en: "Se le envía por correo tal como lo escribas. Lee inglés.",
			},
			shown: {
				es: "No hay servidor de correo: solo queda guardada, así que envíasela tú. Lee español.",
				en: "No hay servidor de correo: solo queda guardada, así que envíasela tú. Lee inglés.",
			},
		},
		answer: { mail: "Enviar respuesta y cerrar", shown: "Guardar respuesta y cerrar" },
		answered: "Respondida el {date} por {author}",
		answeredBefore: "Tu respuesta no se envió: {author} ya la había respondido. Escribiste:",
		required: "Este dato es obligatorio.",
		noteLong: "Es muy larga: caben 4.000 caracteres. No se envió nada: acórtala y envíala de nuevo.",
	},
	person: {
		title: "Datos de una persona",
		find: "Buscar",
		email: "Correo",
		phone: "Teléfono",
		phoneHint:
			"Por si dejó datos solo con su teléfono. Sin la extensión, se busca en todas las de ese número.",
		see: "Ver qué datos tenemos",
		counts: {
			leads: "Leads",
			conversations: "Conversaciones",
			conversationMails: "Conversaciones enviadas por correo",
			requests: "Solicitudes sobre sus datos",
			accounts: "Cuentas de cliente",
			comments: "Comentarios del blog",
			subscribers: "Suscripciones al blog",
			invitations: "Invitaciones al equipo",
		},
		lead: { only: "Verlo", each: "Ver el lead {number}" },
		nothing: "No tenemos datos de esta persona.",
		export: "Descargar todo",
		exportHint: "Un archivo con todo lo que tenemos de esta persona, para entregárselo.",
		revoke: {
			what: "Retirar su autorización",
			ask: "Se conservan los datos, pero no se le escribe más ni salen a otro sistema. También termina su suscripción al blog y, si tiene una sesión pendiente, se cancela y se le avisa. Sus solicitudes sobre datos sí se responden.",
			send: "Sí, retirarla",
		},
		revoked: {
			leads: "Autorización retirada.",
			subscribers: "Su suscripción al blog terminó.",
			comments: "No recibe más correos sobre sus comentarios.",
			nothing: "No quedaba ninguna autorización vigente. No se le escribe.",
		},
		erase: "Borrar todo",
		eraseHint: "Borra a esta persona de todas las tablas y de los sistemas conectados. No se puede deshacer.",
		unanswered:
			"Falta responder {references}. Al borrar, lo que espera respuesta se conserva: respóndelo después en Solicitudes de datos.",
		sure: "Verifiqué quién lo pide y quiero borrar sus datos.",
		erased: "Registros borrados: {count}.",
		problems: {
			email: "Escribe un correo completo, como nombre@empresa.com.",
			phone: "Escribe un solo número, completo; si es de otro país, con + y el indicativo.",
			sure: "Marca la casilla para confirmar que quieres borrar.",
		},
	},
};
