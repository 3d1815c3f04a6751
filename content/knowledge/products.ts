import type { KnowledgeEntry } from "./schema.ts";

export const products = {
	id: "products",
	page: "products",
	text: {
		es: {
			question: "¿Qué productos tienen?",
			answer:
				"Tenemos seis: FCMsie para servicio al cliente, NPSie para saber qué opinan tus clientes, Contact Pilot para el primer contacto, Travel AI Booster para hoteles y turismo, Sales Site Hub para inmobiliarias y constructoras, y CPG CX AI para tiendas en línea y marcas de consumo.",
		},
		en: {
			question: "What products do you have?",
			answer:
				"There are six: FCMsie for customer service, NPSie to hear what customers think, Contact Pilot for first contact, Travel AI Booster for hotels and travel, Sales Site Hub for real estate and builders, and CPG CX AI for online stores and consumer brands.",
		},
	},
} as const satisfies KnowledgeEntry;
