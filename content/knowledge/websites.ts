import type { KnowledgeEntry } from "./schema.ts";

export const websites = {
	id: "websites",
	page: "solutions",
	isWish: true,
	text: {
		es: {
			question: "¿Hacen páginas web, aplicaciones o redes sociales?",
			answer:
				"Las páginas web, las aplicaciones, las redes sociales y la pauta no están entre los servicios que ofrecemos aquí. Lo nuestro son los asistentes de IA que contestan a tus clientes y la automatización de lo que pasa alrededor. Si ya tienes página, el asistente se conecta con ella.",
		},
		en: {
			question: "Do you build websites or apps, or run social media?",
			answer:
				"Websites, apps, social media and ads aren’t among the services we offer here. What we do is AI assistants that answer your customers, and automation of what happens around them. If you already have a website, the assistant connects to it.",
		},
	},
} as const satisfies KnowledgeEntry;
