import type { DemoFlow } from "../../flow-schema.ts";

export const devolucion: DemoFlow = {
	id: "devolucion",
	steps: [
		{ id: "motivo", duration: 20, at: "08:14" },
		{ id: "politica", duration: 25, at: "08:15" },
		{ id: "opciones", duration: 35, at: "08:17" },
		{ id: "recogida", duration: 30, at: "08:18" },
		{ id: "cierre", duration: 20, at: "16:05" },
	],
	metrics: [
		{
			label: { es: "Satisfacción del cliente", en: "Customer satisfaction" },
			unit: "mark",
			before: 7,
			values: [4, 5, 7, 8, 9],
		},
		{
			label: { es: "Venta que se conserva", en: "Sale kept" },
			unit: "pesos",
			before: 146_000,
			values: [0, 0, 146_000, 146_000, 146_000],
		},
		{
			label: { es: "Avance de la devolución", en: "Return progress" },
			unit: "percent",
			before: 0,
			values: [15, 35, 55, 75, 100],
		},
	],
	text: {
		es: {
			name: "Devolución",
			description: "Un pedido llega dañado y termina en cambio, sin pelea.",
			customer: "Cliente",
			steps: [
				{
					title: "Cuenta qué pasó",
					messages: [
						["user", "La cafetera llegó con la jarra rota. Quiero devolverla."],
						["bot", "Qué pena contigo, eso no debió pasar. ¿Me mandas una foto y el número del pedido?"],
						["user", "58102. Ahí va la foto."],
					],
					next: ["Revisar la foto y el pedido"],
				},
				{
					title: "Revisa la política",
					messages: [
						[
							"bot",
							"Se ve clara la rotura. Compraste hace seis días: entra por garantía, sin costo para ti.",
						],
						["user", "Menos mal."],
					],
					next: ["Ofrecer cambio o reembolso"],
				},
				{
					title: "Ofrece opciones",
					messages: [
						[
							"bot",
							"Puedo cambiarte la jarra, enviarte otra cafetera o devolverte los $146.000. ¿Qué prefieres?",
							["Otra cafetera", "El reembolso"],
						],
						["user", "Otra cafetera, pero que llegue antes del domingo."],
						["bot", "Hay en bodega. Llega el viernes."],
					],
					next: ["Reservar la cafetera nueva"],
				},
				{
					title: "Agenda la recogida",
					messages: [
						[
							"bot",
							"El viernes te entregan la nueva y recogen la dañada. No tienes que imprimir nada. ¿Mañana o tarde?",
							["Por la mañana", "Por la tarde"],
						],
						["user", "Por la tarde."],
					],
					next: ["Programar entrega y recogida juntas"],
				},
				{
					title: "Cierra el caso",
					messages: [
						["bot", "Hola, Nicolás. Ya tienes la cafetera nueva. ¿Quedó todo bien esta vez?"],
						["user", "Sí, ya estoy tomando tinto. Gracias por no ponerme problema."],
					],
					next: ["Avisar a bodega: revisar el empaque", "Cerrar la garantía"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Caso abierto: producto dañado",
						3: "Prefiere cambio",
						5: "Caso cerrado, cliente conforme",
					},
				},
				{
					name: "Tienda y garantías",
					status: "active",
					log: {
						1: "Pedido 58102, hace seis días",
						2: "Garantía aprobada",
						3: "Cafetera nueva reservada",
						5: "Garantía cerrada",
					},
				},
				{
					name: "Transportadora",
					status: "active",
					log: { 4: "Entrega y recogida el viernes", 5: "Recogida cumplida" },
				},
			],
			replies: [
				"Lo agrego al caso para que no tengas que repetirlo.",
				"Eso lo decide una persona del equipo; le paso el caso con la foto.",
				"Claro. «Siguiente» sigue con la devolución.",
			],
		},
		en: {
			name: "Return",
			description: "An order arrives broken and ends in a swap, not a fight.",
			customer: "Customer",
			steps: [
				{
					title: "What happened",
					messages: [
						["user", "The coffee maker came with a broken carafe. I want to return it."],
						["bot", "I’m sorry, that shouldn’t have happened. Can you send a photo and the order number?"],
						["user", "58102. Here’s the photo."],
					],
					next: ["Check the photo and the order"],
				},
				{
					title: "Checking the policy",
					messages: [
						[
							"bot",
							"The break is clear. You bought it six days ago: it’s under warranty, at no cost to you.",
						],
						["user", "Good to know."],
					],
					next: ["Offer a swap or a refund"],
				},
				{
					title: "A choice",
					messages: [
						[
							"bot",
							"I can swap the carafe, send another coffee maker or refund your COP 146,000. Which do you prefer?",
							["Another one", "The refund"],
						],
						["user", "Another one, but I need it before Sunday."],
						["bot", "It’s in stock. It arrives on Friday."],
					],
					next: ["Reserve the new coffee maker"],
				},
				{
					title: "Pick-up arranged",
					messages: [
						[
							"bot",
							"On Friday they bring the new one and take the broken one. Nothing to print. Morning or afternoon?",
							["Morning", "Afternoon"],
						],
						["user", "Afternoon."],
					],
					next: ["Schedule delivery and pick-up together"],
				},
				{
					title: "Case closed",
					messages: [
						["bot", "Hi, Nicolás. Your new coffee maker has arrived. All good this time?"],
						["user", "Yes, I’m having coffee right now. Thanks for making it easy."],
					],
					next: ["Tell the warehouse: check the packaging", "Close the warranty"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Case opened: damaged product",
						3: "Prefers a swap",
						5: "Case closed, customer satisfied",
					},
				},
				{
					name: "Store and warranties",
					status: "active",
					log: {
						1: "Order 58102, six days ago",
						2: "Warranty approved",
						3: "New coffee maker reserved",
						5: "Warranty closed",
					},
				},
				{
					name: "Carrier",
					status: "active",
					log: { 4: "Delivery and pick-up on Friday", 5: "Pick-up done" },
				},
			],
			replies: [
				"I’ll add it to the case so you don’t have to repeat it.",
				"A person on the team decides that; I’ll pass on the case with the photo.",
				"Of course. “Next” continues the return.",
			],
		},
	},
};
