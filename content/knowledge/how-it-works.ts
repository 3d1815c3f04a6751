import type { KnowledgeEntry } from "./schema.ts";

export const howItWorks = {
	id: "how-it-works",
	page: "method",
	text: {
		es: {
			question: "¿Cómo funciona, paso a paso?",
			answer:
				"Trabajamos en cuatro pasos: diagnóstico, diseño, implementación y acompañamiento. Vemos por dónde te escriben y dónde se pierde la venta, escribimos las conversaciones y las conectamos a tus sistemas. Después, cada mes las leemos contigo y las mejoramos.",
		},
		en: {
			question: "How does it work, step by step?",
			answer:
				"We work in four steps: diagnosis, design, implementation and support. We look at where people write to you and where sales get lost, write the conversations and connect them to your systems. After that, we go over them with you every month and improve them.",
		},
	},
} as const satisfies KnowledgeEntry;
