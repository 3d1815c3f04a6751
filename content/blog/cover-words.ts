/** What the covers of posts show, and the words in a post's name that decide it; the first that fits counts. */
export const coverWords = {
	plug: ["integrar", "conectar", "sistema"],
	drops: ["leer", "conversaciones", "encuesta"],
	bell: ["chatgpt", "mostrador", "recepcion"],
	bars: ["calificar", "medir", "metricas"],
	padlock: ["ley", "datos", "privacidad", "seguridad"],
	window: ["caso", "historia"],
	parcel: ["carritos", "carrito", "tienda", "pedido", "envio"],
	coins: ["retorno", "precio", "precios", "costo", "costos"],
	bed: ["hotel", "hostal", "viaje", "reserva"],
	bubbles: ["ventas", "whatsapp", "mensajes", "chat"],
	key: ["constructora", "inmobiliaria", "apartamento", "vivienda", "taller"],
	books: ["colegio", "universidad", "matricula", "fundacion", "curso"],
} as const satisfies Record<string, readonly string[]>;

export type CoverObject = keyof typeof coverWords;
