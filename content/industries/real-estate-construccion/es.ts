import type { IndustryText } from "../schema.ts";

export const es = {
	name: "Inmobiliario y construcción",
	description:
		"De cada anuncio llegan curiosos y compradores mezclados. El asistente averigua zona, plazo y presupuesto, agenda la visita y le pasa al asesor a quien está listo para comprar.",
	problems: [
		"Los asesores pierden el día con curiosos",
		"Llegan contactos de muchos portales y nadie los junta",
		"Agendamos visitas y la gente no aparece",
		"Contestamos tarde y compran en otro proyecto",
	],
	faqs: [
		{
			question: "¿Cómo sabe el asistente quién va a comprar de verdad?",
			answer:
				"Pregunta lo que preguntaría un buen asesor: zona, plazo, forma de pago y presupuesto. Con eso puntúa a cada interesado y el asesor ve primero a los que están listos.",
		},
		{
			question: "¿Puede agendar visitas a la sala de ventas?",
			answer:
				"Sí. Propone horarios de la agenda de tus asesores, confirma la visita y se la recuerda al interesado para que no falte.",
		},
		{
			question: "¿Funciona con los contactos que llegan de portales inmobiliarios y pauta?",
			answer:
				"Sí. Recibe los contactos de portales, pauta y redes en un solo lugar, les escribe enseguida y los deja en tu CRM con el resumen.",
		},
		{
			question: "¿Le da precios o condiciones al comprador?",
			answer:
				"Solo los que tú apruebes y publiques. La negociación la lleva el asesor; el asistente no ofrece descuentos.",
		},
	],
} as const satisfies IndustryText;
