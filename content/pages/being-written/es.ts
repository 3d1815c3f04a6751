import type { BeingWrittenText } from "./schema.ts";

export const es = {
	status: "Estamos escribiendo esta página",
	now: "Mientras tanto, el asistente ya te puede contestar, o nos escribes y te responde una persona.",
	assistant: "Hablar con el asistente",
	write: "Escribir un correo",
	industries: "Las industrias que atendemos",
	pages: {
		about: {
			title: "Nosotros",
			soon: "Aquí vas a conocer al equipo que monta los asistentes, su historia y en qué cree.",
		},
		method: {
			title: "Cómo lo hacemos",
			soon: "Aquí te vamos a contar los cuatro pasos, del diagnóstico al acompañamiento, con lo que te queda en cada uno.",
		},
		solutions: {
			title: "Soluciones",
			soon: "Aquí vas a ver los casos de uso por industria y lo que cambió en cada negocio.",
		},
		products: {
			title: "Productos",
			soon: "Aquí vas a ver trabajar a Contact Pilot y a NPSie, con una demostración de cada uno.",
		},
		consulting: {
			title: "Consultoría",
			soon: "Aquí vas a ver cómo acompañamos a una empresa que quiere ordenar su atención antes de automatizarla.",
		},
		contact: {
			title: "Contacto",
			soon: "Aquí vas a poder dejarnos tus datos en un formulario y agendar una llamada.",
		},
		demo: {
			title: "Demo en vivo",
			soon: "Aquí vas a recorrer paso a paso una conversación de tu industria.",
		},
		demoFlow: {
			title: "Demo en vivo",
			soon: "Aquí vas a recorrer paso a paso una conversación de tu industria.",
		},
		demos: {
			title: "Demos en vivo",
			soon: "Aquí vas a poder recorrer tres demostraciones: una reserva, un comprador de vivienda y un pedido.",
		},
		industries: {
			title: "Industrias",
			soon: "Aquí vas a encontrar cada industria con sus retos, cifras y preguntas frecuentes.",
		},
		industry: {
			title: "Industria",
			soon: "Aquí vas a ver los retos de esta industria, nuestro enfoque y con qué sistemas nos conectamos.",
		},
		cases: {
			title: "Casos",
			soon: "Aquí te vamos a contar casos completos: el problema, lo que hicimos y el resultado.",
		},
		audit: {
			title: "Audit Express",
			soon: "Aquí vas a poder pedir tu diagnóstico gratis de 30 minutos, del que sales con 3 mejoras rápidas.",
		},
		blog: {
			title: "Blog",
			soon: "Aquí vas a leer lo que aprendemos montando asistentes en empresas como la tuya.",
		},
		legal: {
			title: "Privacidad y términos",
			soon: "Aquí va a estar la política de tratamiento de datos, según la Ley 1581 de 2012, y los términos de uso.",
		},
		login: {
			title: "Portal de Clientes",
			soon: "Aquí van a entrar los clientes a ver sus demos, proyectos y reportes.",
		},
		portal: {
			title: "Portal de Clientes",
			soon: "Aquí van a encontrar los clientes sus demos, sus proyectos y sus reportes.",
		},
	},
} as const satisfies BeingWrittenText;
