import type { CasesText } from "./schema.ts";

export const es = (product: string): CasesText => ({
	summary: {
		title: `Casos de éxito | ${product}`,
		description:
			"Qué les pasaba, qué montamos y qué cambió: cinco negocios de la región contados en tres líneas cada uno, con la cifra que importa.",
		keywords: ["casos de éxito", "IA para pymes", "resultados"],
	},
	heading: "Qué pasaba. Qué hicimos. Qué cambió.",
	intro: "Cada caso en tres líneas. Si el tuyo se parece a alguno, ya sabemos por dónde empezar.",
	hours: {
		before: { time: "9:02", half: "p. m." },
		after: { time: "9:03", half: "p. m." },
		whose: "{client}, hotel. Caso de muestra.",
	},
	all: "Todos",
	filter: "Filtrar por industria",
	labels: { problem: "Qué pasaba", solution: "Qué hicimos", result: "Qué cambió" },
	sample: "Los casos son de muestra: empresas y personas no existen.",
	closing: {
		heading: "¿Cuál sería tu caso?",
		contact: "Contarnos el tuyo",
		audit: "Pedir el diagnóstico gratis",
	},
});
