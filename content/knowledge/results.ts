import type { KnowledgeEntry } from "./schema.ts";

export const results = {
	id: "results",
	page: "home",
	text: {
		es: {
			question: "¿Qué resultados dan? ¿Vale la pena?",
			answer:
				"En nuestros proyectos se ha automatizado hasta el 80 % de las consultas de soporte, y el costo de soporte ha bajado un 65 %. Esas cifras no garantizan las tuyas: lo que cambiaría en tu negocio lo calculamos contigo en el diagnóstico gratuito.",
		},
		en: {
			question: "What results do you get? Is it worth it?",
			answer:
				"In our projects, up to 80% of support questions have been automated, and support costs have come down 65%. Those figures don’t guarantee yours: we work out with you, in the free diagnostic, what would change in your business.",
		},
	},
} as const satisfies KnowledgeEntry;
