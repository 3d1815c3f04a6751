import type { KnowledgeEntry } from "./schema.ts";

export const customersData = {
	id: "customers-data",
	page: "method",
	text: {
		es: {
			question: "¿Qué pasa con los datos de mis clientes?",
			answer:
				"Los datos de tus clientes se guardan según la Ley 1581 de 2012 y son siempre tuyos. Cuáles se usan depende de los sistemas que se conecten, y eso lo revisa contigo una persona del equipo.",
		},
		en: {
			question: "What happens to my customers’ data?",
			answer:
				"Your customers’ data is kept under Colombia’s Law 1581 of 2012 and is always yours. Which data gets used depends on the systems that are connected, and a person on the team goes over that with you.",
		},
	},
} as const satisfies KnowledgeEntry;
