import type { KnowledgeEntry } from "./schema.ts";

export const training = {
	id: "training",
	page: "method",
	text: {
		es: {
			question: "¿Capacitan a mi equipo? ¿Dan cursos o talleres?",
			answer:
				"Los cursos y talleres no están entre lo que ofrecemos aquí. Lo que sí hacemos es trabajar con tu equipo: probamos el asistente con ellos antes de salir al aire y aprenden a corregirlo. Después, cada mes revisamos juntos cómo va.",
		},
		en: {
			question: "Do you train my team or run workshops?",
			answer:
				"Courses and workshops aren’t among the services we offer here. What we do is work with your team: we test the assistant with them before it goes live, and they learn to correct it. After that, we go over how it’s doing together every month.",
		},
	},
} as const satisfies KnowledgeEntry;
