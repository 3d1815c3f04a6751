import { site } from "../site.ts";
import type { KnowledgeEntry } from "./schema.ts";

export const whoWeAre = {
	id: "who-we-are",
	page: "about",
	text: {
		es: {
			question: "¿Quiénes son ustedes?",
			answer: `Somos una consultora colombiana fundada en ${site.foundingYear}. Ayudamos a negocios pequeños y medianos a atender mejor a sus clientes con IA y automatización.`,
		},
		en: {
			question: "Who are you?",
			answer: `We’re a Colombian consultancy founded in ${site.foundingYear}. We help small and medium businesses take better care of their customers with AI and automation.`,
		},
	},
} as const satisfies KnowledgeEntry;
