import type { KnowledgeEntry } from "./schema.ts";

export const dataLocation = {
	id: "data-location",
	page: "legal",
	unpublished: true,
	text: {
		es: {
			question: "¿En qué servidores o país guardan los datos?",
			answer:
				"El sitio no publica en qué servidores ni en qué país se guardan los datos. De los que dejas aquí sí decimos que viajan cifrados y que nuestros proveedores de alojamiento y correo los tratan por encargo nuestro, con las mismas obligaciones.",
		},
		en: {
			question: "Which servers or country is the data kept in?",
			answer:
				"The site doesn’t say which servers or which country the data is kept in. About the data you leave here, we do say that it travels encrypted and that our hosting and email providers process it on our behalf, under the same duties.",
		},
	},
} as const satisfies KnowledgeEntry;
