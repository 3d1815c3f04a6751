import type { ConsultingText } from "./schema.ts";

export const es = (product: string): ConsultingText => ({
	summary: {
		title: `Consultoría en transformación digital e IA | ${product}`,
		description:
			"Te ayudamos a ordenar la atención antes de automatizarla: qué cambiar, en qué orden y con qué herramientas, medido en ventas y horas.",
		keywords: ["consultoría", "transformación digital", "automatización", "pymes Colombia"],
	},
	heading: "Primero se ordena. Después se automatiza.",
	intro:
		"Automatizar un desorden lo vuelve un desorden rápido. Te acompañamos a decidir qué cambiar, en qué orden y con qué.",
	contact: "Hablar con un consultor",
	audit: "Diagnóstico gratis",
	method: {
		heading: "¿Cómo trabajamos contigo?",
		intro: "Cada paso te deja algo, y puedes parar en cualquiera.",
		yours: "Te queda",
		list: [
			{
				name: "Escuchar",
				text: "Hablamos con quienes atienden y leemos lo que preguntan tus clientes.",
				yours: "las preguntas de tus clientes, con sus palabras.",
			},
			{
				name: "Medir",
				text: "Ponemos en números cuánto tiempo y cuántas ventas se pierden.",
				yours: "una página con las horas y las ventas que se van.",
			},
			{
				name: "Decidir",
				text: "Escogemos contigo qué mejora primero y qué se queda igual.",
				yours: "una lista: qué va primero, qué después y qué puede esperar.",
			},
			{
				name: "Acompañar",
				text: "Te acompañamos hasta que tu equipo lo maneje solo.",
				yours: "un equipo que ya no nos necesita.",
			},
		],
	},
	services: {
		heading: "Cuatro servicios",
		list: [
			{
				name: "Recorrido del cliente",
				text: "Del primer mensaje a la recompra, y en qué punto se va el cliente.",
			},
			{
				name: "Automatización de procesos",
				text: "Cotizaciones, citas, pedidos y seguimiento sin copiar y pegar.",
			},
			{ name: "Asistentes de IA", text: "Conversaciones escritas con tu voz y conectadas a tus sistemas." },
			{ name: "Datos y CRM", text: "Un solo lugar donde se ve quién pidió qué y en qué va." },
		],
	},
	cases: {
		heading: "Así cambian tres negocios",
		problem: "Problema",
		solution: "Solución",
		result: "Resultado",
		all: "Ver todos los casos",
	},
	sample: "Casos de muestra.",
	closing: "¿Por dónde empezamos?",
});
