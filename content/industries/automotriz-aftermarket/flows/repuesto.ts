import type { DemoFlow } from "../../flow-schema.ts";

export const repuesto: DemoFlow = {
	id: "repuesto",
	steps: [
		{ id: "pieza", duration: 20, at: "13:05" },
		{ id: "compatibilidad", duration: 35, at: "13:06" },
		{ id: "existencias", duration: 25, at: "13:08" },
		{ id: "pago", duration: 55, at: "13:10" },
		{ id: "recogida", duration: 15, at: "13:11" },
	],
	metrics: [
		{
			label: { es: "Certeza de que sirve", en: "Certainty that it fits" },
			unit: "percent",
			before: 0,
			values: [30, 95, 95, 95, 100],
		},
		{
			label: { es: "Amortiguadores en bodega", en: "Shock absorbers in stock" },
			unit: "count",
			before: 4,
			values: [4, 4, 2, 2, 2],
		},
		{
			label: { es: "Ventas de hoy por chat", en: "Chat sales today" },
			unit: "pesos",
			before: 1_120_000,
			values: [1_120_000, 1_120_000, 1_120_000, 1_640_000, 1_640_000],
		},
	],
	text: {
		es: {
			name: "Repuesto",
			description: "Un mecánico encuentra la pieza exacta y la recoge pagada.",
			customer: "Cliente",
			steps: [
				{
					title: "Busca la pieza",
					messages: [
						["user", "Necesito amortiguadores traseros para una camioneta 2017."],
						["bot", "Te ayudo. Para no equivocarnos, ¿me das la placa o el número de motor?"],
					],
					next: ["Verificar el modelo exacto"],
				},
				{
					title: "Confirma que sirve",
					messages: [
						["user", "Placa RTV 903."],
						["bot", "Es la versión 4x2, así que lleva la referencia AT-5521. La de la 4x4 no le sirve."],
						["user", "Menos mal preguntó, casi pido la otra."],
					],
					next: ["Consultar existencias y precio"],
				},
				{
					title: "Mira la bodega",
					messages: [
						[
							"bot",
							"Hay cuatro en la sede norte, a $260.000 cada uno con seis meses de garantía. ¿Dos?",
							["Sí, dos", "Solo uno"],
						],
						["user", "Sí, dos. ¿Me los guardan?"],
						["bot", "Separados por dos horas."],
					],
					next: ["Enviar el enlace de pago"],
				},
				{
					title: "Recibe el pago",
					messages: [
						[
							"bot",
							"Son $520.000. Puedes pagar ya y recogerlos sin fila, o pagar en la sede.",
							["Pagar ya", "Pagar en la sede"],
						],
						["user", "Pago ya con tarjeta."],
					],
					next: ["Verificar el pago", "Alistar el pedido"],
				},
				{
					title: "Deja listo el pedido",
					messages: [
						[
							"bot",
							"Pago recibido. Están en el mostrador 2 de la sede norte, a nombre de Iván, hasta las 6 p. m.",
						],
						["user", "Voy por ellos."],
					],
					next: ["Entregar en el mostrador 2", "Recordar la garantía en cinco meses"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Consulta de repuesto",
						2: "Iván Rojas, mecánico",
						5: "Venta cerrada por chat",
					},
				},
				{
					name: "Inventario de repuestos",
					status: "active",
					log: {
						2: "AT-5521, compatible con RTV 903",
						3: "Dos separados, quedan dos",
						5: "Pedido en mostrador 2",
					},
				},
				{
					name: "Pago con tarjeta",
					status: "demo",
					log: { 4: "$520.000 aprobados", 5: "Factura enviada" },
				},
			],
			replies: [
				"Lo cruzo con el catálogo antes de decirte que sirve.",
				"Si la referencia no está clara, te paso con alguien del mostrador.",
				"Listo. «Siguiente» sigue con el pedido.",
			],
		},
		en: {
			name: "Spare part",
			description: "A mechanic finds the exact part and picks it up, paid.",
			customer: "Customer",
			steps: [
				{
					title: "Looking for a part",
					messages: [
						["user", "I need rear shock absorbers for a 2017 pickup."],
						["bot", "Happy to help. To get it right: the license plate or the engine number?"],
					],
					next: ["Check the exact model"],
				},
				{
					title: "It fits",
					messages: [
						["user", "Plate RTV 903."],
						["bot", "That’s the 4x2 version, so it takes part AT-5521. The one for the 4x4 won’t fit."],
						["user", "Good thing you asked, I almost ordered the other one."],
					],
					next: ["Check stock and price"],
				},
				{
					title: "In stock?",
					messages: [
						[
							"bot",
							"There are four at the north branch, COP 260,000 each with six months’ warranty. Two?",
							["Yes, two", "Just one"],
						],
						["user", "Yes, two. Will you hold them?"],
						["bot", "On hold for two hours."],
					],
					next: ["Send the payment link"],
				},
				{
					title: "Paid",
					messages: [
						[
							"bot",
							"That’s COP 520,000. Pay now and skip the line, or pay at the branch.",
							["Pay now", "Pay at the branch"],
						],
						["user", "I’ll pay now, by card."],
					],
					next: ["Check the payment", "Get the order ready"],
				},
				{
					title: "Ready for pickup",
					messages: [
						["bot", "Payment received. They’re at counter 2 of the north branch, under Iván, until 6 p.m."],
						["user", "On my way."],
					],
					next: ["Hand over at counter 2", "Remind him of the warranty in five months"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Spare part query",
						2: "Iván Rojas, mechanic",
						5: "Sale closed by chat",
					},
				},
				{
					name: "Parts inventory",
					status: "active",
					log: {
						2: "AT-5521, fits RTV 903",
						3: "Two on hold, two left",
						5: "Order at counter 2",
					},
				},
				{
					name: "Card payment",
					status: "demo",
					log: { 4: "COP 520,000 approved", 5: "Invoice sent" },
				},
			],
			replies: [
				"I check it against the catalog before telling you it fits.",
				"If the part number isn’t clear, I’ll bring in someone from the counter.",
				"Done. “Next” continues the order.",
			],
		},
	},
};
