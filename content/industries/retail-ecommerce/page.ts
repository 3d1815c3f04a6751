import type { Bilingual } from "../../../shared/language.ts";
import type { IndustryPage } from "../page-schema.ts";
import { night } from "./night.ts";

export const page: Bilingual<IndustryPage> = {
	es: {
		heroTitle: "El carrito no se abandonó. Se quedó esperando.",
		heroSubtitle:
			"Tallas, cambios, envíos y pagos contestados al instante, y la compra, recuperada con una conversación.",
		answers: [
			"Pregunto qué faltó y guardo el producto.",
			"Yo les aviso antes de que pregunten.",
			"Atiendo todas las conversaciones a la vez.",
			"Explico tu política, hago la guía y agendo la recogida.",
		],
		solutions: [
			{
				id: "pedidos",
				name: "¿Dónde va mi pedido?",
				description: "Responde con el estado real del envío y avisa antes de que pregunten.",
				features: ["Estado del envío", "Cambios de dirección", "Aviso de retrasos"],
			},
			{
				id: "carritos",
				name: "Carritos que vuelven",
				description: "Pregunta qué faltó, resuelve la duda y guarda el producto.",
				features: ["Disponibilidad y tallas", "Medios de pago", "Enlace directo al pago"],
			},
			{
				id: "cambios",
				name: "Cambios sin vueltas",
				description: "Explica la política, genera la guía y agenda la recogida.",
				features: ["Tu política, tal cual", "Guías automáticas", "Paso a una persona cuando toca"],
			},
		],
		integrations: [
			{ name: "Tienda en línea", description: "Catálogo, inventario y pedidos al día." },
			{ name: "Transportadoras", description: "Guías y estados de envío." },
			{ name: "Pasarela de pago", description: "Cobros por enlace." },
			{ name: "CRM", description: "Compras e historial en un solo lugar." },
		],
		kpis: [
			{
				metric: "70 %",
				label: "Consultas resueltas",
				description: "sin que intervenga una persona",
				counted: "{now} de cada {before} preguntas.",
			},
			{
				metric: "−30 %",
				label: "Tiempo de atención",
				description: "en los casos que atiende una persona",
				counted: "Lo que tomaba {before} minutos toma {now}.",
			},
			{
				metric: "40 %",
				label: "Más conversión",
				description: "en conversaciones con intención de compra",
				counted: "Donde había {before} compras, hoy hay {now}.",
			},
		],
		night: night.es,
		caseStudy: {
			title: "Botica Mirla contesta mientras empaca",
			description: "Una tienda en línea de cuidado personal con dos personas en atención.",
			results: [
				"Las preguntas de envíos se contestan solas",
				"Los carritos a medias reciben respuesta, no otro correo",
			],
			quote: "El asistente vende mientras empacamos.",
			author: "Paula Rincón, fundadora",
		},
		chat: {
			hello: "Hola. ¿Qué te preguntan más antes de comprar?",
			questions: [
				"Se me quedan carritos abandonados",
				"¿Se conecta con mi tienda en línea?",
				"¿Funciona con mi WhatsApp?",
			],
		},
		closing: "A las 12:30 tu equipo atiende y empaca. El chat ya contestó.",
	},
	en: {
		heroTitle: "The cart wasn’t abandoned. It was waiting.",
		heroSubtitle:
			"Sizes, exchanges, shipping and payments answered at once, and the sale won back with a conversation.",
		answers: [
			"I ask what stopped them and hold the item.",
			"I tell them before they ask.",
			"I handle every conversation at once.",
			"I explain your policy, make the label and book the pickup.",
		],
		solutions: [
			{
				id: "pedidos",
				name: "Where is my order?",
				description: "Answers with the real shipping status and updates customers before they ask.",
				features: ["Shipping status", "Address changes", "Delay notices"],
			},
			{
				id: "carritos",
				name: "Carts that come back",
				description: "Asks what stopped them, answers it and holds the item.",
				features: ["Stock and sizes", "Payment options", "Straight to checkout"],
			},
			{
				id: "cambios",
				name: "Easy exchanges",
				description: "Explains the policy, creates the label and books the pickup.",
				features: ["Your policy, word for word", "Automatic labels", "A person when it’s needed"],
			},
		],
		integrations: [
			{ name: "Online store", description: "Catalog, stock and orders up to date." },
			{ name: "Carriers", description: "Labels and shipping status." },
			{ name: "Payment gateway", description: "Payment by link." },
			{ name: "CRM", description: "Purchases and history in one place." },
		],
		kpis: [
			{
				metric: "70%",
				label: "Questions resolved",
				description: "without a person stepping in",
				counted: "{now} out of every {before} questions.",
			},
			{
				metric: "−30%",
				label: "Handling time",
				description: "in the cases a person handles",
				counted: "What took {before} minutes takes {now}.",
			},
			{
				metric: "40%",
				label: "More conversion",
				description: "in conversations with intent to buy",
				counted: "Where there were {before} sales, now there are {now}.",
			},
		],
		night: night.en,
		caseStudy: {
			title: "Botica Mirla answers while it packs",
			description: "An online personal care shop with two people in support.",
			results: [
				"Shipping questions answer themselves",
				"Half-finished carts get an answer, not another email",
			],
			quote: "The assistant sells while we pack.",
			author: "Paula Rincón, founder",
		},
		chat: {
			hello: "Hi. What do people ask you most before they buy?",
			questions: [
				"Too many carts get abandoned in my store",
				"Does it connect to my online store?",
				"Does it work with my WhatsApp?",
			],
		},
		closing: "At 12:30 your team is serving and packing. The chat has already answered.",
	},
};
