import type { SolutionsText } from "./schema.ts";

export const es = (product: string): SolutionsText => ({
	summary: {
		title: `Soluciones de IA para turismo, inmobiliario y comercio | ${product}`,
		description:
			"Travel AI Booster, Sales Site Hub y CPG CX AI: asistentes que ya conocen tu industria y contestan, califican y venden a cualquier hora.",
		keywords: ["Travel AI Booster", "Sales Site Hub", "CPG CX AI", "casos de uso de IA"],
	},
	heading: "Ya conocemos las preguntas de tu industria.",
	intro: "Tres soluciones que llegan sabiendo lo que te preguntan todos los días. Solo les falta tu voz.",
	see: "Ver esta industria",
	products: {
		"travel-ai-booster": {
			hour: { time: "11:47", half: "p. m." },
			customer: "¿Tienen habitación para dos este puente?",
			text: "Cotiza con tus tarifas, separa la habitación y ofrece el tour. En el idioma del huésped.",
			industry: "hospitalidad-viajes",
		},
		"sales-site-hub": {
			hour: { time: "8:15", half: "a. m." },
			customer: "¿El de tres alcobas tiene parqueadero?",
			text: "Averigua zona, plazo y presupuesto, agenda la visita y le pasa al asesor a quien está listo para comprar.",
			industry: "real-estate-construccion",
		},
		"cpg-cx-ai": {
			hour: { time: "4:20", half: "p. m." },
			customer: "Dejé unas botas en el carrito. ¿Hay de mi talla?",
			text: "Contesta sobre tallas, envíos y pagos, y recupera la compra que se quedó a medias.",
			industry: "retail-ecommerce",
		},
	},
	useCases: {
		heading: "Cuatro trabajos que hacen bien",
		list: [
			{
				name: "Customer Support",
				text: "Contesta lo de siempre al instante y pasa lo difícil a una persona, con resumen.",
			},
			{
				name: "Customer Re-engagement",
				text: "Vuelve a escribirle a quien se fue sin comprar, con un motivo y a tiempo.",
			},
			{
				name: "Lead Qualification",
				text: "Pregunta lo que tu mejor vendedor preguntaría y ordena por intención.",
			},
			{ name: "Lead Capture", text: "Convierte una visita anónima en una conversación con nombre y correo." },
		],
	},
	cases: {
		heading: "Así cambian tres negocios",
		sample: "Casos de muestra.",
		counted: {
			first: "De veinte a veintinueve.",
			second: "de diez a catorce.",
			third: "Las otras tres de cada diez las atiende una persona.",
		},
	},
	closing: {
		heading: "¿Montamos una para tu negocio?",
		contact: "Contáctanos",
		cases: "Ver todos los casos",
	},
});
