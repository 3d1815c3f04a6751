import type { KnowledgeEntry } from "./schema.ts";

export const studentOrPress = {
	id: "student-or-press",
	page: "about",
	audience: "other",
	text: {
		es: {
			question: "Soy estudiante o periodista, ¿con quién hablo?",
			answer:
				"Lo que contamos sobre nosotros está en la página Nosotros, en los casos y en el blog. Para una entrevista o un trabajo académico, escribe a {email}: ahí te contesta una persona.",
		},
		en: {
			question: "I’m a student or a journalist: who can I talk to?",
			answer:
				"You’ll find what we say about ourselves on the About page, in the cases and on the blog. For an interview or a school project, write to {email}: a person answers there.",
		},
	},
} as const satisfies KnowledgeEntry;
