import type { KnowledgeEntry } from "./schema.ts";

export const dataLocation = {
	id: "data-location",
	page: "legal",
	unpublished: true,
	text: {
		es: {
			question: "¿En qué servidores o país guardan los datos?",
			answer:
				"Una persona del equipo te confirma en qué servidores y en qué país se guardan los datos. Los que dejas aquí viajan cifrados, y nuestros proveedores de alojamiento y correo los tratan por encargo nuestro, con las mismas obligaciones.",
		},
		en: {
			question: "Which servers or country is the data kept in?",
			answer:
				"A person on the team can confirm which servers and which country the data is kept in. What you leave here travels encrypted, and our hosting and email providers process it on our behalf, under the same duties.",
		},
	},
} as const satisfies KnowledgeEntry;
