import type { KnowledgeEntry } from "./schema.ts";

export const yourData = {
	id: "your-data",
	page: "legal",
	text: {
		es: {
			question: "¿Qué hacen con mis datos? ¿Es seguro este chat?",
			answer:
				"Usamos tus datos para responderte, preparar tu propuesta y darle seguimiento a lo que pediste; no los vendemos ni los alquilamos. Viajan cifrados y solo los ve quien te atiende. En la página legal puedes pedir verlos, corregirlos o borrarlos.",
		},
		en: {
			question: "What do you do with my data? Is this chat safe?",
			answer:
				"We use your data to answer you, prepare your proposal and follow up on what you asked for, and we don’t sell or rent it. It travels encrypted, and only the people helping you see it. On the legal page you can ask to see it, correct it or have it deleted.",
		},
	},
} as const satisfies KnowledgeEntry;
