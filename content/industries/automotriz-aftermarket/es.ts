import type { IndustryText } from "../schema.ts";

export const es = {
	name: "Automotriz y repuestos",
	description:
		"El cliente necesita saber si hay el repuesto, si le sirve a su carro y cuándo lo atienden. El asistente responde, agenda el taller y le pasa al mostrador la venta lista para cerrar.",
	problems: [
		"Preguntan por repuestos y el mostrador no da abasto",
		"Se nos olvida recordar los mantenimientos",
		"Las citas del taller se cuadran a mano",
		"Piden cotización y nadie les hace seguimiento",
	],
	faqs: [
		{
			question: "¿Cómo sabe si un repuesto le sirve al carro del cliente?",
			answer:
				"Pregunta marca, modelo y año, y busca en tu catálogo. Si hay duda, no adivina: le pasa el caso al mostrador con los datos listos.",
		},
		{
			question: "¿Puede agendar citas de taller y mantenimiento?",
			answer:
				"Sí. Ofrece los cupos de tu agenda, confirma la cita y le recuerda al cliente el próximo mantenimiento.",
		},
		{
			question: "¿Se conecta con mi inventario de repuestos?",
			answer:
				"Sí. Consulta existencias en tu inventario o en tu sistema de facturación antes de responder, para no ofrecer lo que no hay.",
		},
		{
			question: "¿Sirve para un concesionario o venta de vehículos?",
			answer:
				"Sí. Averigua qué vehículo busca el interesado, si entrega uno usado y cómo piensa pagarlo, y agenda la prueba de manejo con el asesor.",
		},
	],
} as const satisfies IndustryText;
