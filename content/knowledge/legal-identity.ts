import { site } from "../site.ts";
import type { KnowledgeEntry } from "./schema.ts";

export const legalIdentity = {
	id: "legal-identity",
	page: "legal",
	unpublished: true,
	text: {
		es: {
			question: "¿Cuál es su NIT y su razón social?",
			answer: `El NIT, la razón social y la matrícula en la cámara de comercio te los da una persona del equipo. En la página legal está quién es el responsable de los datos, con domicilio en ${site.city}, Colombia.`,
		},
		en: {
			question: "What’s your tax number and legal name?",
			answer: `A person on the team can give you our tax number (NIT), legal name and chamber of commerce registration. The legal page names the data controller, based in ${site.city}, Colombia.`,
		},
	},
} as const satisfies KnowledgeEntry;
