import type { KnowledgeEntry } from "./schema.ts";

export const tooSmall = {
	id: "too-small",
	page: "audit",
	text: {
		es: {
			question: "¿Sirve para un negocio tan pequeño como el mío?",
			answer:
				"Trabajamos con negocios pequeños y preferimos empezar por una sola cosa: un canal que funciona vale más que cinco a medias. El diagnóstico gratuito te dice qué vale la pena automatizar y qué no, y te deja tres mejoras que puedes hacer con o sin nosotros.",
		},
		en: {
			question: "Is it worth it for a business as small as mine?",
			answer:
				"We work with small businesses and like to start with one thing: one channel that works beats five that half work. The free diagnostic tells you what’s worth automating and what isn’t, and leaves you with three improvements you can make with or without us.",
		},
	},
} as const satisfies KnowledgeEntry;
