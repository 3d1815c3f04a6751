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
	intro:
		"Tu cliente no pregunta como los demás. Por eso cada asistente se escribe con las palabras de tu negocio.",
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
		failed: "No pudimos cargar la demo aquí. Puedes abrirla en su página, con el enlace de arriba.",
		whole: "Recorrer la demo completa",
		close: "Cerrar",
	},
	closing: {
		heading: "¿No encuentras tu industria?",
		text: "Hemos atendido más de ocho; estas cinco tienen página propia. Instalar el asistente toma un día; el proyecto completo, de 2 a 4 semanas. Cuéntanos cómo te escriben tus clientes y te decimos si podemos ayudarte.",
		button: "Consulta personalizada",
	},
	industry: {
		title: "{name}: asistentes de IA",
		back: "Todas las industrias",
		expert: "Hablar con un experto",
		challenges: "Desafíos comunes",
		nightJumps: "Horas de la noche",
		approach: "Nuestro enfoque",
		jumps: "Momentos del día",
		hours: {
			dawn: { time: "6:10", half: "a. m." },
			noon: { time: "12:30", half: "p. m." },
			night: { time: "11:47", half: "p. m." },
		},
		noSolutions: "No hay soluciones disponibles",
		integrations: "Integraciones",
		integrationsIntro: "Se enchufa a lo que ya tienes.",
		caseStudy: "Caso de Éxito",
		sample: "Caso de muestra: la empresa y la persona no existen.",
		faqs: "Preguntas frecuentes",
		chat: {
			heading: "Ahora escribe tú.",
			intro: `Esto no es una demostración: te contesta el asistente de ${product}, a cualquier hora.`,
			assistant: `Asistente de ${product}`,
			online: "En línea",
			questions: "Empieza con una pregunta",
			field: "Tu mensaje",
			placeholder: "Escribe un mensaje",
			send: "Enviar",
		},
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
