import type { KnowledgeEntry } from "./schema.ts";

export const branches = {
	id: "branches",
	page: "method",
	unpublished: true,
	text: {
		es: {
			question: "¿Funciona con varias sedes o sucursales?",
			answer:
				"Un mismo asistente atiende todos tus canales y a todos tus clientes a la vez. Cómo manejar los horarios, los precios y el inventario de cada sede depende de tus sistemas, y eso lo revisamos en el diagnóstico gratuito.",
		},
		en: {
			question: "Does it work with several branches or locations?",
			answer:
				"A single assistant covers all your channels and every customer at once. How to handle each location’s hours, prices and stock depends on your systems, and we look at that in the free diagnostic.",
		},
	},
} as const satisfies KnowledgeEntry;
