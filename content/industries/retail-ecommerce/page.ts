import type { Bilingual } from "../../language.ts";
import type { IndustryPage } from "../page-schema.ts";

export const page: Bilingual<IndustryPage> = {
	es: {
		heroTitle: "El carrito no se abandonó. Se quedó esperando.",
		heroSubtitle:
			"Tallas, cambios, envíos y pagos contestados al instante, y la compra recuperada conversando.",
		solutions: [
			{
				id: "pedidos",
				name: "¿Dónde va mi pedido?",
				description: "Responde con el estado real del envío y avisa antes de que pregunten.",
				features: ["Estado del transportador", "Cambios de dirección", "Aviso de retrasos"],
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
			{ metric: "70 %", label: "Consultas resueltas", description: "sin que intervenga una persona" },
			{ metric: "−30 %", label: "Tiempo de atención", description: "en los casos que sí la necesitan" },
			{ metric: "40 %", label: "Más conversión", description: "en conversaciones con intención de compra" },
		],
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
	},
	en: {
		heroTitle: "The cart wasn’t abandoned. It was waiting.",
		heroSubtitle:
			"Sizes, exchanges, shipping and payments answered at once, and the sale recovered by talking.",
		solutions: [
			{
				id: "pedidos",
				name: "Where is my order?",
				description: "Answers with the real shipping status and warns before people ask.",
				features: ["Carrier status", "Address changes", "Delay notices"],
			},
			{
				id: "carritos",
				name: "Carts that come back",
				description: "Asks what was missing, answers it and holds the product.",
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
			{ metric: "70%", label: "Questions resolved", description: "without a person stepping in" },
			{ metric: "−30%", label: "Handling time", description: "in the cases that do need one" },
			{ metric: "40%", label: "More conversion", description: "in conversations with intent to buy" },
		],
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
	},
};
