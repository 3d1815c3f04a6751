import type { ErrorText } from "./schema.ts";

export const es: ErrorText = {
	request: "Error en la solicitud",
	malformed: "La solicitud no se entiende: revisa que sea JSON válido con los campos esperados.",
	tooLarge: "La solicitud es demasiado grande.",
	emptyMessage: "Escribe un mensaje antes de enviarlo.",
	messageTooLong: "El mensaje es muy largo: caben 4.000 caracteres. Envíalo en dos partes.",
	historyTooLong: "El historial es muy largo: envía conversationId en lugar de los mensajes anteriores.",
	unknownConversation: "Esa conversación no existe. Empieza una nueva.",
	notFound: "Lo que buscas no existe.",
	methodNotAllowed: "Esta dirección no admite ese método: el encabezado Allow dice cuáles admite.",
	unauthorized: "Falta la clave de acceso o no es la correcta.",
	foreignOrigin: "Esta solicitud viene de otro sitio y no se aceptó.",
	badCursor: "El cursor no es válido: usa el que entregó la página anterior.",
	tooFast: "Van muchos mensajes seguidos desde tu conexión. Espera un minuto y envíalo de nuevo.",
	unexpected: "Algo falló de nuestro lado. Intenta de nuevo en unos momentos.",
};
