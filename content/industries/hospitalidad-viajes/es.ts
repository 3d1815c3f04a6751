import type { IndustryText } from "../schema.ts";

export const es = {
	name: "Hoteles y viajes",
	description:
		"El huésped pregunta a cualquier hora y reserva donde le contestan primero. El asistente contesta sobre disponibilidad, tarifas y planes en su idioma y deja la reserva en tu sistema.",
	problems: [
		"El mensaje llega a medianoche y lo vemos al otro día",
		"Preguntan en inglés y contestamos a medias",
		"Respondemos la misma duda todo el día",
		"La comisión de las agencias en línea se come la temporada",
	],
	faqs: [
		{
			question: "¿Qué pasa si el huésped quiere hablar con una persona?",
			answer:
				"Con pedirlo basta: el asistente le avisa a recepción con el resumen de lo conversado, para que nadie repita nada.",
		},
		{
			question: "¿El asistente puede prometer una tarifa que no existe?",
			answer:
				"No. Cotiza solo con las tarifas de tu sistema; si no encuentra el dato, lo dice y ofrece que una persona siga la conversación.",
		},
		{
			question: "¿Tengo que cambiar mi sistema hotelero (PMS) o mi motor de reservas?",
			answer:
				"Nos conectamos al sistema hotelero o motor de reservas que ya tienes, sin cambiarlo. Si no se puede conectar, empezamos recibiendo las solicitudes por correo.",
		},
		{
			question: "¿Atiende a huéspedes extranjeros en su idioma?",
			answer: "Sí. El huésped escribe en el suyo y tu equipo lee el resumen en español.",
		},
	],
} as const satisfies IndustryText;
