import type { Question } from "./schema.ts";

export const products = {
	page: "products",
	text: {
		es: {
			question: "¿Qué productos tienen?",
			answer:
				"Seis: FCMsie para servicio, NPSie para oír la opinión, Contact Pilot para el primer contacto, Travel AI Booster para turismo, Sales Site Hub para inmobiliario y CPG CX AI para comercio. Se pueden combinar.",
			alsoAsked: [
				"cuales son los productos",
				"lista de productos",
				"herramientas",
				"portafolio",
				"catalogo de productos",
				"que productos manejan",
				"cuales productos",
				"que planes manejan",
				"cual producto me sirve",
				"cuantos productos tienen",
				"que venden exactamente",
				"pedir opinion",
				"pedirle opinion",
				"opinion a los",
				"opinion de los clientes",
				"encuestas",
				"encuestas de satisfaccion",
				"medir satisfaccion",
				"que opinan mis clientes",
			],
		},
		en: {
			question: "Which products do you have?",
			answer:
				"Six: FCMsie for service, NPSie to hear what customers think, Contact Pilot for first contact, Travel AI Booster for travel, Sales Site Hub for real estate and CPG CX AI for retail. They work together.",
			alsoAsked: [
				"what are your products",
				"product list",
				"tools",
				"portfolio",
				"what products",
				"what are the products",
				"what r your products",
				"how many products",
				"which product is for me",
				"what exactly do you sell",
				"list of products",
				"collect feedback",
				"customer feedback",
				"guest feedback",
				"ask for feedback",
				"surveys",
				"satisfaction survey",
				"customer satisfaction",
				"what customers think",
			],
		},
	},
} as const satisfies Question;
