import type { BlogRoomsText } from "./schema.ts";

export const es: BlogRoomsText = {
	comments: {
		states: { waiting: "Por revisar", approved: "Publicados", spam: "Spam" },
		decisions: { approve: "Aprobar", spam: "Es spam", delete: "Borrar" },
		answers: "Responde a otro comentario",
	},
	subscribers: {
		states: { asked: "Sin confirmar", confirmed: "Confirmado", cancelled: "Cancelado" },
		counts: "{state} ({language}): {count}",
		export: "Descargar CSV",
	},
};
