import type { DemoFlow } from "../../flow-schema.ts";

export const carrito: DemoFlow = {
	id: "carrito",
	steps: [
		{ id: "abandono", duration: 15, at: "15:32" },
		{ id: "duda", duration: 30, at: "15:40" },
		{ id: "envio", duration: 25, at: "15:41" },
		{ id: "pago", duration: 60, at: "15:44" },
		{ id: "compra", duration: 15, at: "15:45" },
	],
	metrics: [
		{
			label: { es: "Probabilidad de compra", en: "Chance of purchase" },
			unit: "percent",
			before: 40,
			values: [25, 45, 60, 85, 100],
		},
		{
			label: { es: "Valor del carrito", en: "Cart value" },
			unit: "pesos",
			before: 189_000,
			values: [189_000, 189_000, 227_000, 227_000, 227_000],
		},
		{
			label: { es: "Carritos recuperados hoy", en: "Carts recovered today" },
			unit: "count",
			before: 8,
			values: [8, 8, 8, 8, 9],
		},
	],
	text: {
		es: {
			name: "Carrito",
			description: "Una compra a medias se retoma con una duda resuelta.",
			customer: "Clienta",
			steps: [
				{
					title: "Queda a medias",
					messages: [
						[
							"bot",
							"Hola, Paula. Dejaste unos botines café en tu carrito. ¿Te quedó alguna duda?",
							["Duda con la talla", "Estaba caro el envío"],
						],
						["user", "Sí, no sé qué talla pedir."],
					],
					next: ["Resolver la duda antes de insistir"],
				},
				{
					title: "Resuelve la talla",
					messages: [
						["bot", "¿Qué talla usas en tenis, y tienes el pie ancho?"],
						["user", "37, y sí, un poco ancho."],
						[
							"bot",
							"En ese modelo te queda mejor la 38: quienes lo compran con pie ancho piden una más. Hay dos pares.",
						],
					],
					next: ["Cambiar la talla en el carrito"],
				},
				{
					title: "Aclara el envío",
					messages: [
						["user", "¿Y el envío a Cali?"],
						[
							"bot",
							"$12.000. Desde $200.000 es gratis, y te faltan $11.000.",
							["Agregar unas medias", "Así está bien"],
						],
						["user", "Agrégame entonces las medias de $38.000."],
					],
					next: ["Agregar las medias", "Quitar el costo de envío"],
				},
				{
					title: "Facilita el pago",
					messages: [
						["bot", "Total $227.000, envío gratis. Aquí está tu carrito listo para pagar."],
						["user", "Pagado con tarjeta."],
					],
					next: ["Verificar el pago"],
				},
				{
					title: "Compra hecha",
					messages: [
						[
							"bot",
							"¡Gracias, Paula! Pedido 58377. Llega a Cali el jueves; si la talla no te sirve, la cambias gratis.",
						],
						["user", "Perfecto, con eso me animo tranquila."],
					],
					next: ["Despachar mañana temprano", "Preguntar el viernes por la talla"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Carrito quieto hace una hora",
						2: "Usa 38 en botines, pie ancho",
						5: "Clienta recuperada",
					},
				},
				{
					name: "Tienda e inventario",
					status: "active",
					log: {
						1: "Botín café, talla 37",
						2: "Talla 38: quedan dos pares",
						3: "Medias agregadas, envío gratis",
						5: "Pedido 58377 creado",
					},
				},
				{
					name: "Pago con tarjeta",
					status: "demo",
					log: { 4: "$227.000 aprobados", 5: "Factura enviada" },
				},
			],
			replies: [
				"Te lo averiguo con el inventario de la tienda, sin inventar existencias.",
				"Entiendo la duda. Si prefieres, te contesta una asesora de la tienda.",
				"Dale. «Siguiente» muestra cómo termina la compra.",
			],
		},
		en: {
			name: "Abandoned cart",
			description: "An abandoned purchase picks up again once a question is answered.",
			customer: "Customer",
			steps: [
				{
					title: "Left halfway",
					messages: [
						[
							"bot",
							"Hi, Paula. You left a pair of brown ankle boots in your cart. Any questions?",
							["Unsure about size", "Shipping was expensive"],
						],
						["user", "Yes, I don’t know which size to get."],
					],
					next: ["Answer the question before pushing"],
				},
				{
					title: "Sorting out the size",
					messages: [
						["bot", "What size are your sneakers, and are your feet wide?"],
						["user", "37, and yes, a bit wide."],
						["bot", "Go for 38 in this model: buyers with wide feet take one size up. Two pairs left."],
					],
					next: ["Change the size in the cart"],
				},
				{
					title: "Shipping made clear",
					messages: [
						["user", "And shipping to Cali?"],
						[
							"bot",
							"COP 12,000. It’s free over COP 200,000, and you’re 11,000 away.",
							["Add some socks", "Fine as it is"],
						],
						["user", "Then add the socks for COP 38,000."],
					],
					next: ["Add the socks", "Remove the shipping cost"],
				},
				{
					title: "Easy to pay",
					messages: [
						["bot", "COP 227,000 in total, free shipping. Here’s your cart, ready to pay."],
						["user", "Paid by card."],
					],
					next: ["Check the payment"],
				},
				{
					title: "Purchase made",
					messages: [
						[
							"bot",
							"Thank you, Paula! Order 58377 reaches Cali on Thursday; if the size isn’t right, swap it for free.",
						],
						["user", "Perfect, that makes it an easy yes."],
					],
					next: ["Ship first thing tomorrow", "Ask on Friday about the size"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Cart idle for an hour",
						2: "Boots size 38, wide feet",
						5: "Customer won back",
					},
				},
				{
					name: "Store and inventory",
					status: "active",
					log: {
						1: "Brown ankle boot, size 37",
						2: "Size 38: two pairs left",
						3: "Socks added, free shipping",
						5: "Order 58377 created",
					},
				},
				{
					name: "Card payment",
					status: "demo",
					log: { 4: "COP 227,000 approved", 5: "Invoice sent" },
				},
			],
			replies: [
				"I’ll check with the store’s inventory; I never make up stock.",
				"I see. If you prefer, someone from the store can answer you.",
				"Sure. “Next” shows how the purchase ends.",
			],
		},
	},
};
