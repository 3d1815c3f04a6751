import type { Question } from "./schema.ts";

export const consulting = {
	page: "consulting",
	text: {
		es: {
			question: "¿También hacen consultoría en transformación digital?",
			answer:
				"Sí. Además de los productos, acompañamos a ordenar procesos y datos y a decidir qué automatizar primero y qué no vale la pena.",
			alsoAsked: [
				"consultoria",
				"asesoria",
				"transformacion digital",
				"estrategia",
				"automatizar procesos",
				"procesos internos",
				"hacen consultoria",
				"tambien asesoran",
				"asesoran empresas",
				"ayudan con procesos",
				"organizar procesos",
				"mejorar procesos",
				"ordenar la empresa",
				"digitalizar mi empresa",
				"digitalizar el negocio",
				"digitalizacion",
				"acompanamiento estrategico",
				"consultores",
			],
		},
		en: {
			question: "Do you also do digital transformation consulting?",
			answer:
				"Yes. Besides the products, we help put processes and data in order and decide what to automate first and what isn’t worth it.",
			alsoAsked: [
				"consulting",
				"advice",
				"digital transformation",
				"strategy",
				"process automation",
				"internal processes",
				"do you consult",
				"consultants",
				"help with processes",
				"organize our processes",
				"improve our processes",
				"go digital",
				"digitize my business",
				"digitization",
				"strategy help",
				"help with digital",
				"business consulting",
			],
		},
	},
} as const satisfies Question;
