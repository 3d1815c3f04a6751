import type { MethodText } from "./schema.ts";

export const es = (product: string): MethodText => ({
	summary: {
		title: `Cómo lo hacemos: cuatro pasos, de 2 a 4 semanas | ${product}`,
		description:
			"Diagnóstico, diseño, implementación y acompañamiento: qué hacemos en cada paso, cuánto toma y qué te queda a ti.",
		keywords: ["metodología", "implementación de IA", "automatización", "acompañamiento"],
	},
	heading: "De la primera llamada al primer mensaje contestado, en 2 a 4 semanas.",
	intro: "Cuatro pasos. Cada uno termina con algo en tus manos, y en cualquiera puedes parar.",
	steps: {
		heading: "Los cuatro pasos",
		yours: "Te queda",
		list: [
			{
				name: "Diagnóstico",
				when: "Semana 1",
				text: "Miramos por dónde te escriben, qué preguntan y dónde se pierde la venta. Leemos conversaciones de verdad.",
				yours: "Un mapa del recorrido de tus clientes",
			},
			{
				name: "Diseño",
				when: "Semanas 1 y 2",
				text: "Escribimos las conversaciones con tus precios, tus políticas y la forma de hablar de tu equipo.",
				yours: "Los guiones, aprobados por ti",
			},
			{
				name: "Implementación",
				when: "Semanas 2 a 4",
				text: "Conectamos tu web, tu CRM y tus reservas. Probamos con tu equipo antes de salir al aire.",
				yours: "El asistente contestando",
			},
			{
				name: "Acompañamiento",
				when: "Cada mes",
				text: "Vemos contigo los resultados del mes y corregimos.",
				yours: "Un reporte corto y una lista de mejoras",
			},
		],
	},
	pillars: {
		heading: "Tres cosas que no negociamos",
		list: [
			{ name: "Tu voz", text: "Habla como tu negocio, no como un robot." },
			{ name: "Tus datos", text: "Guardados según la Ley 1581 y siempre tuyos." },
			{ name: "Tu gente", text: "Una persona toma la conversación cuando hace falta." },
		],
	},
	experience: {
		heading: "Lo que ya hemos aprendido",
		list: [
			{ name: "Más de 50 proyectos", text: "En hoteles, construcción, comercio, educación y talleres." },
			{ name: "Más de 20 idiomas", text: "El cliente escribe en el suyo y tu equipo lee en español." },
			{ name: "Hasta 80 % de las consultas, automatizadas", text: "El resto lo atiende una persona." },
		],
	},
	caseLabel: "Un caso",
	sample: "Caso de muestra.",
	closing: {
		heading: "¿Empezamos por el diagnóstico?",
		book: "Agendar mi diagnóstico",
		write: "Escríbenos un correo",
		subject: "Quiero empezar por el diagnóstico",
	},
});
