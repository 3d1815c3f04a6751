import type { DemoFlow } from "../../flow-schema.ts";

export const checkin: DemoFlow = {
	id: "checkin",
	steps: [
		{ id: "saludo", duration: 15, at: "16:30" },
		{ id: "registro", duration: 45, at: "16:42" },
		{ id: "llegada", duration: 30, at: "16:44" },
		{ id: "adicional", duration: 30, at: "16:45" },
		{ id: "llave", duration: 20, at: "16:47" },
	],
	metrics: [
		{
			label: { es: "Registro completo", en: "Registration complete" },
			unit: "percent",
			before: 0,
			values: [10, 70, 85, 85, 100],
		},
		{
			label: { es: "Llegadas sin fila hoy", en: "Arrivals without a line today" },
			unit: "count",
			before: 5,
			values: [5, 6, 6, 6, 7],
		},
		{
			label: { es: "Ventas adicionales", en: "Add-ons sold" },
			unit: "pesos",
			before: 0,
			values: [0, 0, 0, 160_000, 160_000],
		},
	],
	text: {
		es: {
			name: "Check-in",
			description: "El huésped se registra el día antes y llega sin hacer fila.",
			customer: "Huésped",
			steps: [
				{
					title: "Escribe el día antes",
					messages: [
						[
							"bot",
							"Hola, Laura. Mañana te esperamos. ¿Hacemos el check-in ya y te ahorras la fila?",
							["Sí, de una", "Mejor al llegar"],
						],
						["user", "Sí, de una."],
					],
					next: ["Pedir los datos del registro"],
				},
				{
					title: "Toma el registro",
					messages: [
						["bot", "Necesito el documento de los dos y la ciudad de donde vienen."],
						["user", "Laura Pineda y Julián Mora, de Bogotá. Ya subí las fotos por el enlace."],
						["bot", "Perfecto, se leen bien. Quedan en el registro de huéspedes del hotel."],
					],
					next: ["Pasar los datos al registro de huéspedes"],
				},
				{
					title: "Pregunta la hora",
					messages: [
						["bot", "¿A qué hora llegan? La habitación está lista desde las 3 p. m."],
						["user", "Como a la 1. ¿Se puede antes?"],
						[
							"bot",
							"Le pregunté a recepción: puede estar lista a la 1:30. Les guardamos las maletas mientras tanto.",
						],
					],
					next: ["Dar prioridad a la habitación en limpieza"],
				},
				{
					title: "Ofrece la cena",
					messages: [
						[
							"bot",
							"Mañana hay cena con música en la terraza, a $80.000 por persona. ¿Les reservo mesa?",
							["Sí, para los dos", "No, gracias"],
						],
						["user", "¡Sí, para los dos!"],
						["bot", "Mesa para dos a las 8 p. m. La cargo a la habitación."],
					],
					next: ["Reservar la mesa", "Cargarla a la habitación"],
				},
				{
					title: "Deja la llave lista",
					messages: [
						["bot", "Todo listo. Habitación 304; la llave te espera en el mostrador de llegada rápida."],
						["bot", "Si algo cambia en el camino, escríbeme por aquí."],
						["user", "Qué maravilla, gracias."],
					],
					next: ["Avisar a recepción al ver la llegada", "Preguntar el domingo cómo les fue"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Mensaje del día antes enviado",
						3: "Prefiere llegar temprano",
						4: "Le gusta la música en vivo",
						5: "Historia del huésped al día",
					},
				},
				{
					name: "Sistema hotelero (PMS)",
					status: "active",
					log: {
						1: "Reserva R-2047, llega mañana",
						2: "Dos huéspedes registrados",
						3: "Habitación 304 en prioridad",
						4: "Cena cargada a la 304",
						5: "Check-in hecho",
					},
				},
				{ name: "Cerradura y llave", status: "demo", log: { 5: "Llave de la 304 preparada" } },
			],
			replies: [
				"Lo dejo anotado en la reserva para que recepción lo vea al llegar.",
				"Eso se lo pregunto a una persona de recepción y te escribo apenas conteste.",
				"Con gusto. «Siguiente» sigue con el check-in.",
			],
		},
		en: {
			name: "Check-in",
			description: "Guests register the day before and skip the line.",
			customer: "Guest",
			steps: [
				{
					title: "A message the day before",
					messages: [
						[
							"bot",
							"Hi, Laura. We’ll see you tomorrow. Shall we check you in now, so you skip the line?",
							["Yes, let’s do it", "On arrival, please"],
						],
						["user", "Yes, let’s do it."],
					],
					next: ["Ask for the registration details"],
				},
				{
					title: "Registration",
					messages: [
						["bot", "I need both your IDs and the city you’re coming from."],
						["user", "Laura Pineda and Julián Mora, from Bogotá. I’ve uploaded the photos to the link."],
						["bot", "Perfect, they’re easy to read. You’re both in the hotel’s guest register."],
					],
					next: ["Pass the details to the guest register"],
				},
				{
					title: "Arrival time",
					messages: [
						["bot", "What time will you arrive? The room is ready from 3 p.m."],
						["user", "Around 1. Any chance of getting in earlier?"],
						["bot", "I asked the front desk: it can be ready at 1:30. We’ll keep your bags in the meantime."],
					],
					next: ["Move the room up the cleaning list"],
				},
				{
					title: "Offering dinner",
					messages: [
						[
							"bot",
							"There’s dinner with live music on the terrace tomorrow, COP 80,000 each. Shall I book a table?",
							["Yes, for both of us", "No, thanks"],
						],
						["user", "Yes, for both of us!"],
						["bot", "A table for two at 8 p.m. I’ll charge it to the room."],
					],
					next: ["Book the table", "Charge it to the room"],
				},
				{
					title: "The key is ready",
					messages: [
						["bot", "All set. Room 304; your key is at the express arrival desk."],
						["bot", "If anything changes on the way, just write to me here."],
						["user", "Wonderful, thanks."],
					],
					next: ["Tell the front desk when they arrive", "Ask on Sunday how it went"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Day-before message sent",
						3: "Prefers to arrive early",
						4: "Likes live music",
						5: "Guest history up to date",
					},
				},
				{
					name: "Property management system",
					status: "active",
					log: {
						1: "Booking R-2047, arriving tomorrow",
						2: "Two guests registered",
						3: "Room 304 moved up",
						4: "Dinner charged to 304",
						5: "Checked in",
					},
				},
				{ name: "Lock and key", status: "demo", log: { 5: "Key for 304 prepared" } },
			],
			replies: [
				"I’ll note it on the booking so the front desk sees it when you arrive.",
				"I’ll ask someone at the front desk and write to you as soon as they answer.",
				"Happy to. “Next” continues check-in.",
			],
		},
	},
};
