import type { DemoText } from "./schema.ts";

export const es = (product: string): DemoText => ({
	loading: "Cargando demo...",
	back: "Volver a las demos",
	simulation: "Simulación: los datos son de ejemplo",
	play: "Reproducir",
	pause: "Pausar",
	reset: "Reiniciar",
	live: "En vivo",
	paused: "Pausado",
	metrics: {
		heading: "Métricas",
		answered: "Mensajes contestados",
		intent: "Intención",
		wait: "Espera del cliente",
	},
	flows: "Flujos",
	progress: "Paso {step} de 5",
	previous: "Paso anterior",
	next: "Paso siguiente",
	steps: "Pasos",
	conversation: "Conversación",
	customer: "Cliente",
	bot: "Asistente",
	system: {
		heading: "Sistema",
		active: "Activo",
		card: "Pago con tarjeta",
		demo: "Demo",
		now: "Ahora",
		nextActions: "Próximas acciones",
		none: "Nada pendiente: la conversación terminó.",
	},
	message: {
		label: "Tu mensaje",
		placeholder: "Escribe como si fueras el cliente...",
		send: "Enviar",
		typing: "El asistente está escribiendo",
		connected: "Conectado",
	},
	replies: [
		"Buena pregunta. En tu negocio contestaría con tus datos; aquí solo simulo.",
		"Lo anoto y se lo paso a una persona del equipo con el resumen.",
		"Si quieres ver esto con tus precios y tus palabras, pide el diagnóstico gratis.",
	],
	title: "{flow}: demo de {industry}",
	index: {
		summary: {
			title: `Demos en vivo | ${product}`,
			description:
				"Recorre paso a paso una reserva, un comprador de vivienda y un pedido: qué dice el cliente, qué responde el asistente y qué hace tu sistema.",
			keywords: ["demo", "asistente de IA", "simulación", "reservas", "leads", "pedidos"],
		},
		heading: "Ponte en los zapatos de tu cliente.",
		lead: "Tres conversaciones, paso a paso: lo que se dice, lo que se mide y lo que hace el sistema por detrás.",
		open: "Abrir la demo",
	},
});
