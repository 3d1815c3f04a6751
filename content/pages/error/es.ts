import type { ErrorText } from "./schema.ts";

export const es = {
	title: "Unexpected Application Error",
	heading: "Se nos cayó la llamada.",
	message: "Algo falló de nuestro lado y no pudimos mostrar esta página.",
	next: "Ya quedó registrado. Intenta de nuevo en un momento; si sigue igual, vuelve al inicio.",
	retry: "Intentar de nuevo",
	home: "Ir al inicio",
} as const satisfies ErrorText;
