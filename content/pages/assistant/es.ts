import type { AssistantPageText } from "./schema.ts";

export const es = {
	summary: {
		title: "Habla con el asistente",
		description:
			"Cuéntale a nuestro asistente cómo te escriben tus clientes y llévate una propuesta en PDF para tu negocio. Contesta al instante, a cualquier hora.",
		keywords: ["asistente de IA", "chat", "propuesta", "atención al cliente", "Colombia"],
	},
	heading: "Pregunta. Te\u00a0contesta\u00a0ya.",
	sheet: {
		title: "Propuesta para",
		nobody: "tu negocio",
		need: "«{need}»",
		lines: {
			name: "Para",
			need: "Necesitas",
			industry: "Negocio",
			companySize: "Tamaño",
			budget: "Presupuesto",
			timing: "Para cuándo",
		},
		missing: "Falta",
		empty: "Se escribe sola mientras conversas.",
		begun: "Nada entra aquí sin que lo veas.",
	},
	mail: {
		title: "Llévate la conversación",
		text: "Te la enviamos por correo: un enlace para seguirla en otro dispositivo, o todo lo que hablamos, escrito.",
		what: {
			label: "¿Qué te enviamos?",
			link: "Un enlace para seguir en otro dispositivo",
			transcript: "La conversación completa",
		},
		email: "Tu correo",
		send: "Enviar",
		received: "Va en camino. Si en unos minutos no te llega, revisa el correo no deseado.",
		nothing: "Todavía no hay una conversación en este navegador. Empieza una y vuelve.",
		enough: "Ya enviamos varios correos de esta conversación hoy. Inténtalo mañana.",
		back: "Volver al chat",
	},
	resume: {
		title: "Retoma tu conversación",
		text: "La conversación pasa a este navegador y deja de verse donde empezó. Los enlaces que pediste para seguirla dejan de funcionar.",
		other:
			"En este navegador ya tienes otra conversación: no se pierde, y desde el chat puedes volver a ella.",
		send: "Seguir aquí",
		done: "",
		gone: "Este enlace ya no funciona: se usa una sola vez y dura un día. Pide otro desde el navegador donde tienes la conversación.",
		back: "Ir al chat",
	},
	other: { text: "En este navegador tienes otra conversación.", open: "Ir a la otra conversación" },
} as const satisfies AssistantPageText;
