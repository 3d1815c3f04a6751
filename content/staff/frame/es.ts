import type { FrameText } from "./schema.ts";

export const es: FrameText = {
	title: "Área interna",
	skip: "Saltar al contenido",
	home: "inicio",
	sections: {
		today: "Hoy",
		conversations: "Conversaciones",
		leads: "Leads",
		clients: "Clientes",
		content: "Contenido",
	},
	waiting: "esperan",
	screens: {
		today: "Hoy",
		leads: "Leads",
		blog: "Blog",
		comments: "Comentarios",
		subscribers: "Suscriptores",
		"unknown-questions": "Preguntas sin respuesta",
		"canned-replies": "Respuestas guardadas",
		conversations: "Conversaciones",
		clients: "Clientes",
		visits: "Visitas",
		deliveries: "Entregas",
		rights: "Solicitudes de datos",
		accounts: "Cuentas",
		"audit-log": "Registro",
		"sign-ins": "Ingresos",
		"api-keys": "Claves de la API",
		account: "Mi cuenta",
	},
	up: "Volver a {screen}",
	signOut: "Cerrar Sesión",
	signIn: {
		title: "Área interna",
		intro: "Solo para el equipo.",
		username: "Usuario o correo",
		password: "Contraseña",
		send: "Ingresar",
		back: "Volver al sitio principal",
		refused: "Contraseña incorrecta. Inténtalo de nuevo.",
	},
	confirm: {
		title: "Confirma que eres tú",
		intro:
			"Lo que pediste es delicado y hace más de {minutes} minutos que ingresaste. Escribe tu contraseña para continuar.",
		password: "Contraseña",
		send: "Continuar",
		refused: "Esa no es tu contraseña. Escríbela de nuevo.",
		done: "Listo: tienes {minutes} minutos para continuar.",
		next: "Seguir con lo que pediste",
		passkey: "Confirma con tu llave de acceso",
		passkeyRefused: "Esa llave de acceso no es de tu cuenta, o no se pudo comprobar. Prueba otra vez.",
		passkeyCancelled: "No se usó ninguna llave de acceso. Prueba otra vez o escribe tu contraseña.",
		passkeyIntro:
			"La cuenta de un administrador pide más que una contraseña: usa tu llave de acceso. Si la perdiste, otro administrador puede darle una contraseña nueva a tu cuenta.",
	},
	ended: {
		title: "Tu sesión terminó",
		intro: "Nada se perdió: lo que enviaste sigue en esta página. Todavía no se guardó.",
		enter: "Ingresa en otra pestaña.",
		back: "Vuelve a esta y envíalo de nuevo.",
		send: "Enviarlo de nuevo",
		files: "Los archivos no se pueden guardar aquí: elígelos otra vez después.",
	},
	loading: "Cargando…",
	failed: {
		gone: {
			title: "Esto ya no está aquí",
			intro: "Puede que alguien lo haya borrado o que el enlace esté incompleto.",
		},
		broken: {
			title: "No pudimos abrir esta pantalla",
			intro:
				"Lo demás sigue funcionando. Inténtalo de nuevo; si vuelve a pasar, avísale a quien administra el sitio.",
		},
		unreachable: {
			title: "No hay conexión",
			intro: "Esta pantalla se abre sola cuando vuelva la conexión.",
		},
		forbidden: {
			title: "Tu rol no incluye esta pantalla",
			intro: "Si la necesitas, pídele a un administrador que te la abra.",
		},
		again: "Intentar de nuevo",
		back: "Ir a {screen}",
	},
	copy: "Copiar",
	copied: "Copiado",
	search: "Buscar",
	finder: {
		title: "Buscar en todo",
		send: "Buscar",
		field: "Qué buscas",
		hint: "Nombre, empresa, palabra o pantalla",
		close: "Cerrar la búsqueda",
		intro: "Basta con el comienzo de cada palabra. Las tildes y las mayúsculas no importan.",
		groups: {
			leads: "Leads",
			conversations: "Conversaciones",
			clients: "Clientes",
			posts: "Artículos",
			screens: "Ir a",
			commands: "Acciones",
		},
		keys: { move: "moverte", open: "abrir", openBeside: "abrir en otra pestaña", close: "cerrar" },
		one: "1 resultado.",
		many: "{count} resultados.",
		enter: "Enter abre «{first}».",
		none: "No encontramos «{typed}».",
		noneNext: "Prueba con otra palabra o con menos letras.",
		more: "Ver todos",
		failed: "No pudimos buscar. Revisa la conexión e inténtalo de nuevo.",
		again: "Intentar de nuevo",
	},
	filter: "Filtrar",
	all: "Todos",
	next: "Siguientes",
	narrowed: {
		title: "Nada coincide.",
		intro: "Prueba con otra búsqueda o quita los filtros.",
	},
	nothing: {
		leads: {
			title: "Todavía no hay leads.",
			intro: "Quien deje su correo o su teléfono en el chat o en un formulario aparece aquí, con su puntaje.",
		},
		clients: {
			title: "Todavía no hay clientes.",
			intro:
				"Un cliente empieza con su primera cuenta, que crea un administrador. Desde ese momento aquí se manejan sus proyectos, demos y reportes.",
		},
		visits: {
			title: "No hay visitas en estos días.",
			intro: "Las nuevas aparecen en menos de un minuto. Los robots y las pantallas del equipo no cuentan.",
		},
		deliveries: {
			title: "No hay entregas.",
			intro:
				"Los correos y los datos para el CRM aparecen aquí apenas salen. Si alguno no llega, aquí está el motivo.",
		},
		"unknown-questions": {
			title: "Ninguna pregunta se quedó sin respuesta.",
			intro: "Cuando el asistente no sepa qué contestar, la pregunta aparece aquí.",
		},
		blog: {
			title: "Todavía no hay artículos.",
			intro: "Escribe el primero, o importa los que ya tengas en archivos .md.",
		},
		comments: {
			title: "No hay comentarios por revisar.",
			intro: "Los que escriban los lectores esperan aquí hasta que alguien los apruebe.",
		},
		subscribers: {
			title: "Todavía no hay suscriptores.",
			intro: "Quien deje su correo en el blog aparece aquí y recibe los artículos cuando lo confirma.",
		},
		"canned-replies": {
			title: "Todavía no hay respuestas guardadas.",
			intro: "Guarda la primera aquí abajo. En una conversación la traes con / y su atajo.",
		},
		rights: {
			title: "No hay solicitudes.",
			intro: "Las que lleguen por la página legal aparecen aquí, primero la que vence antes.",
		},
		accounts: {
			title: "Ningún cliente tiene cuenta todavía.",
			intro: "Crea la primera aquí abajo: con ella el cliente entra a su portal.",
		},
		"api-keys": {
			title: "Todavía no hay claves.",
			intro:
				"Crea una para cada programa que lea o escriba datos del sitio: así puedes anular una sin tocar las demás.",
		},
		"audit-log": {
			title: "El registro está vacío.",
			intro: "Cada cambio que haga el equipo queda aquí, con quién lo hizo y cuándo.",
		},
		"sign-ins": {
			title: "Nadie ha ingresado todavía.",
			intro: "Cada ingreso y cada intento fallido quedan aquí.",
		},
	},
	failure: "Ha ocurrido un error. Por favor intenta de nuevo más tarde.",
};
