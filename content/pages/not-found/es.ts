import type { NotFoundText } from "./schema.ts";

export const es = {
	title: "Página no encontrada",
	message: "Lo sentimos, la ruta que buscas no existe.",
	next: "Puede que la dirección haya cambiado o tenga un error. Estos enlaces sí funcionan.",
	home: "Ir al inicio",
	assistant: "Preguntarle al asistente",
	links: [
		{ page: "industries", name: "Industrias" },
		{ page: "products", name: "Productos" },
		{ page: "blog", name: "Blog" },
		{ page: "contact", name: "Contacto" },
	],
} as const satisfies NotFoundText;
