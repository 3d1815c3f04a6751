import { site } from "../site.ts";
import type { KnowledgeEntry } from "./schema.ts";

export const legalIdentity = {
	id: "legal-identity",
	page: "legal",
	unpublished: true,
	text: {
		es: {
			question: "¿Cuál es su NIT y su razón social?",
			answer: `El sitio no publica el NIT, la razón social ni la matrícula en la cámara de comercio. En la página legal sí está quién es el responsable de los datos, con domicilio en ${site.city}, Colombia.`,
		},
		en: {
			question: "What’s your tax number and legal name?",
			answer: `The site doesn’t publish our tax number (NIT), legal name or chamber of commerce registration. The legal page does name the data controller, based in ${site.city}, Colombia.`,
		},
	},
} as const satisfies KnowledgeEntry;
