import type { Question } from "./schema.ts";

export const customersData = {
	page: "contact",
	text: {
		es: {
			question: "¿Qué pasa con los datos de mis clientes?",
			answer:
				"Lo publicado aquí trata de los datos que tú dejas en este sitio. Los de tus clientes dependen de los sistemas que se conecten: eso lo revisa contigo una persona del equipo.",
			alsoAsked: [
				"datos de mis clientes",
				"datos de los clientes",
				"informacion de mis clientes",
				"base de datos de clientes",
				"datos de mis pacientes",
				"datos de mis huespedes",
			],
		},
		en: {
			question: "What happens to my customers’ data?",
			answer:
				"What is published here is about the data you leave on this site. Your customers’ data depends on the systems that get connected: a person on the team goes over that with you.",
			alsoAsked: [
				"customers info",
				"clients info",
				"my customers info",
				"customer info",
				"my customers' data",
				"my customers data",
				"my clients' data",
				"my clients data",
				"customer data",
				"data of my customers",
				"my customers' information",
			],
		},
	},
} as const satisfies Question;
