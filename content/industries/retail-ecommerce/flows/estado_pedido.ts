import type { DemoFlow } from "../../flow-schema.ts";

export const estadoPedido: DemoFlow = {
	id: "estado_pedido",
	steps: [
		{ id: "pregunta", duration: 15, at: "21:03" },
		{ id: "pedido", duration: 25, at: "21:03" },
		{ id: "ubicacion", duration: 30, at: "21:04" },
		{ id: "cambio", duration: 45, at: "21:06" },
		{ id: "entrega", duration: 20, at: "11:20" },
	],
	metrics: [
		{
			label: { es: "Consultas resueltas sin agente", en: "Queries resolved without an agent" },
			unit: "count",
			before: 41,
			values: [41, 41, 42, 43, 44],
		},
		{
			label: { es: "Satisfacción del cliente", en: "Customer satisfaction" },
			unit: "mark",
			before: 7,
			values: [6, 6, 7, 9, 9],
		},
		{
			label: { es: "Certeza de la entrega", en: "Certainty of delivery" },
			unit: "percent",
			before: 60,
			values: [60, 70, 55, 90, 100],
		},
	],
	text: {
		es: {
			name: "Estado del pedido",
			description: "Un cliente pregunta dónde viene su paquete y cambia la entrega.",
			customer: "Cliente",
			steps: [
				{
					title: "¿Dónde viene?",
					messages: [
						["user", "¿Dónde viene mi pedido? Era para hoy."],
						["bot", "Ya lo miro. ¿Me das el número del pedido o el correo con que compraste?"],
					],
					next: ["Buscar el pedido en la tienda"],
				},
				{
					title: "Encuentra el pedido",
					messages: [
						["user", "El 58210."],
						["bot", "Lo encontré, Camilo: ruana gris talla M y café de Nariño. Salió de Bogotá ayer."],
					],
					next: ["Pedir la ubicación a la transportadora"],
				},
				{
					title: "Dice la verdad",
					messages: [
						["bot", "Está en el centro de reparto de Medellín. Hoy no alcanza: llega mañana entre 10 y 12."],
						["user", "Mañana no hay nadie en la casa."],
						[
							"bot",
							"Te entiendo. Puedo cambiar la dirección o dejarlo con la portería.",
							["Cambiar la dirección", "Dejarlo en portería"],
						],
					],
					next: ["Ofrecer otra dirección o portería"],
				},
				{
					title: "Cambia la entrega",
					messages: [
						["user", "Mándalo a mi oficina: carrera 43A # 1-50, oficina 602."],
						[
							"bot",
							"Cambiado, sin costo. Mañana entre 10 y 12 en tu oficina. Te aviso cuando salga el repartidor.",
						],
						["user", "Buenísimo."],
					],
					next: ["Avisar cuando el repartidor esté cerca"],
				},
				{
					title: "Entregado",
					messages: [
						[
							"bot",
							"Camilo, tu pedido quedó en recepción de la oficina a las 11:18. ¿Llegó bien?",
							["Llegó bien", "Falta algo"],
						],
						["user", "Sí, todo perfecto. La ruana está hermosa."],
						["bot", "¡Nos alegra! Si quieres cambiar la talla, tienes 30 días."],
					],
					next: ["Invitarlo a calificar la compra"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Consulta abierta, canal WhatsApp",
						2: "Camilo Torres, tercera compra",
						4: "Dirección de oficina guardada",
						5: "Consulta cerrada",
					},
				},
				{
					name: "Tienda y pedidos",
					status: "active",
					log: { 2: "Pedido 58210, despachado", 4: "Entrega cambiada a oficina 602", 5: "Pedido entregado" },
				},
				{
					name: "Transportadora",
					status: "active",
					log: { 3: "En reparto Medellín, llega mañana", 4: "Ruta actualizada", 5: "Entregado a las 11:18" },
				},
			],
			replies: [
				"Lo reviso en el pedido. Si no puedo resolverlo, te paso con una persona.",
				"Te entiendo. Te digo solo lo que confirma la transportadora.",
				"Con gusto. «Siguiente» sigue el paquete.",
			],
		},
		en: {
			name: "Order status",
			description: "A customer asks where his package is and changes the delivery.",
			customer: "Customer",
			steps: [
				{
					title: "Where is it?",
					messages: [
						["user", "Where’s my order? It was due today."],
						["bot", "Let me look. Can you give me the order number, or the email you bought with?"],
					],
					next: ["Find the order in the store"],
				},
				{
					title: "Order found",
					messages: [
						["user", "58210."],
						["bot", "Found it, Camilo: gray ruana, size M, and Nariño coffee. It left Bogotá yesterday."],
					],
					next: ["Ask the carrier where it is"],
				},
				{
					title: "The truth, early",
					messages: [
						[
							"bot",
							"It’s at the Medellín distribution center. It won’t make it today: it arrives tomorrow between 10 and 12.",
						],
						["user", "There’s nobody home tomorrow."],
						[
							"bot",
							"I see. I can change the address or have it left with the doorman.",
							["Change the address", "Leave it with the doorman"],
						],
					],
					next: ["Offer another address or the doorman"],
				},
				{
					title: "Delivery changed",
					messages: [
						["user", "Send it to my office: Carrera 43A # 1-50, office 602."],
						[
							"bot",
							"Changed, free of charge. Tomorrow between 10 and 12 at your office. I’ll tell you when it’s near.",
						],
						["user", "Great."],
					],
					next: ["Send a message when the courier is near"],
				},
				{
					title: "Delivered",
					messages: [
						[
							"bot",
							"Camilo, your order reached your office’s front desk at 11:18. Is everything fine?",
							["It’s fine", "Something’s missing"],
						],
						["user", "Yes, perfect. The ruana is beautiful."],
						["bot", "Glad to hear it! If you need another size, you have 30 days."],
					],
					next: ["Invite him to rate the purchase"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Query opened, from WhatsApp",
						2: "Camilo Torres, third purchase",
						4: "Office address saved",
						5: "Query closed",
					},
				},
				{
					name: "Store and orders",
					status: "active",
					log: { 2: "Order 58210, shipped", 4: "Delivery moved to office 602", 5: "Order delivered" },
				},
				{
					name: "Carrier",
					status: "active",
					log: {
						3: "Medellín distribution center, arrives tomorrow",
						4: "Route updated",
						5: "Delivered at 11:18",
					},
				},
			],
			replies: [
				"I’ll check the order. If I can’t solve it, I’ll bring in a person.",
				"I understand. I only tell you what the carrier confirms.",
				"Happy to. “Next” follows the package.",
			],
		},
	},
};
