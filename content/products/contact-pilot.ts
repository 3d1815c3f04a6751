import type { Product } from "./schema.ts";

export const contactPilot = {
	id: "contact-pilot",
	page: "products",
	text: {
		es: {
			name: "Contact Pilot",
			oneLine:
				"Primer contacto con IA: contesta cada mensaje, averigua quién quiere comprar y lo deja en tu CRM, asignado al vendedor indicado.",
			whatItDoes: [
				"Saluda a cada interesado a cualquier hora, por web o WhatsApp.",
				"Pregunta lo que preguntaría un buen vendedor: qué busca, para cuándo y con qué presupuesto.",
				"Califica y puntúa cada contacto.",
				"Lo registra en tu CRM y avisa a quien debe hacerle seguimiento.",
			],
			forWhom: "equipos de ventas que pierden interesados por contestar tarde",
		},
		en: {
			name: "Contact Pilot",
			oneLine:
				"AI first contact: it answers every message, finds out who’s ready to buy and logs them in your CRM with the right salesperson.",
			whatItDoes: [
				"Greets every prospect at any hour, on the web or WhatsApp.",
				"Asks what a good salesperson would: what they want, by when and on what budget.",
				"Qualifies and scores each lead.",
				"Logs it in your CRM and alerts the person who should follow up.",
			],
			forWhom: "sales teams that lose prospects by answering late",
		},
	},
} as const satisfies Product;
