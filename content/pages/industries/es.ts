import type { IndustriesText } from "./schema.ts";

export const es = (product: string): IndustriesText => ({
	summary: {
		title: `Soluciones de IA por industria | ${product}`,
		description:
			"Hoteles, inmobiliarias, comercios, colegios, ONG y talleres: qué cambia en cada uno cuando un asistente de IA contesta a tus clientes.",
		keywords: [
			"IA por industria",
			"hoteles",
			"inmobiliarias",
			"comercio electrónico",
			"educación",
			"talleres",
		],
	},
	heading: "Por Industria.",
	lead: "Tu cliente no pregunta como los demás. Por eso cada asistente se escribe con las palabras de tu negocio.",
	stats: [
		{ figure: "8+", label: "Industrias" },
		{ figure: "50+", label: "Proyectos" },
		{ figure: "95%", label: "Satisfacción" },
		{ figure: "24h", label: "Setup" },
	],
	explore: "Explorar",
	demo: "Ver la demo",
	dialog: {
		simulation: "Simulación: los datos son de ejemplo.",
		loading: "Cargando demo...",
		failed: "No pudimos traer la demo aquí. Puedes abrirla en su página, con el enlace de arriba.",
		whole: "Recorrer la demo completa",
		close: "Cerrar",
	},
	closing: {
		heading: "¿No encuentras tu industria?",
		text: "Cuéntanos cómo te escriben tus clientes y te decimos si podemos ayudarte.",
		button: "Consulta personalizada",
	},
	industry: {
		title: "{name}: asistentes de IA",
		back: "Todas las industrias",
		expert: "Hablar con un experto",
		challenges: "Desafíos comunes",
		approach: "Nuestro enfoque",
		noSolutions: "No hay soluciones disponibles",
		integrations: "Integraciones",
		caseStudy: "Caso de Éxito",
		sample: "Caso de muestra: la empresa y la persona no existen.",
		faqs: "Preguntas frecuentes",
		closing: "¿Lo vemos con tu negocio?",
		book: "Agendar consulta",
		claims: `Cifras de ${product} con sus clientes`,
	},
	unknown: {
		title: "Industria no encontrada",
		message: "Esa industria no está en nuestra lista, o su dirección cambió.",
		back: "Volver a Industrias",
	},
});
