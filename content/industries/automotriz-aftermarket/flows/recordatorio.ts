import type { DemoFlow } from "../../flow-schema.ts";

export const recordatorio: DemoFlow = {
	id: "recordatorio",
	steps: [
		{ id: "aviso", duration: 15, at: "09:00" },
		{ id: "explicacion", duration: 35, at: "09:12" },
		{ id: "horario", duration: 25, at: "09:14" },
		{ id: "vispera", duration: 15, at: "17:30" },
		{ id: "despues", duration: 25, at: "15:20" },
	],
	metrics: [
		{
			label: { es: "Clientes que vuelven", en: "Customers who come back" },
			unit: "count",
			before: 12,
			values: [12, 12, 13, 13, 14],
		},
		{
			label: { es: "Probabilidad de que venga", en: "Chance of a visit" },
			unit: "percent",
			before: 35,
			values: [45, 60, 85, 80, 100],
		},
		{
			label: { es: "Confianza en el taller", en: "Trust in the shop" },
			unit: "mark",
			before: 7,
			values: [6, 8, 8, 8, 9],
		},
	],
	text: {
		es: {
			name: "Recordatorio",
			description: "Un aviso de mantenimiento que el cliente agradece en vez de bloquear.",
			customer: "Clienta",
			steps: [
				{
					title: "Avisa a tiempo",
					messages: [
						[
							"bot",
							"Hola, Sandra. A tu carro le toca el cambio de aceite este mes, por los 50.000 km. ¿Te busco hora?",
							["Busca hora", "¿Por qué ya?"],
						],
						["user", "¿Otra vez? Si lo cambié hace nada."],
					],
					next: ["Explicar con la historia del carro"],
				},
				{
					title: "Explica por qué",
					messages: [
						[
							"bot",
							"Fue en marzo, a los 40.100 km. Tu aceite es para 10.000 km o un año. Al ritmo tuyo, llegas a 50.000 en dos semanas.",
						],
						["user", "Ah, tiene lógica. ¿Cuánto vale?"],
						["bot", "$210.000 con filtro, lo mismo que en marzo."],
					],
					next: ["Ofrecer hora que le sirva"],
				},
				{
					title: "Encuentra la hora",
					messages: [
						["user", "Solo puedo el sábado."],
						[
							"bot",
							"El sábado a las 9:00 a. m. Toma 45 minutos y hay café mientras esperas.",
							["Agéndame", "Otro día"],
						],
						["user", "Listo, agéndame."],
					],
					next: ["Separar aceite y filtro"],
				},
				{
					title: "Recuerda la víspera",
					messages: [
						[
							"bot",
							"Sandra, mañana a las 9 te esperamos. Si algo cambia, me escribes y la movemos.",
							["Allá llego", "Moverla"],
						],
						["user", "Allá llego."],
					],
					next: ["Confirmar la bahía con el taller"],
				},
				{
					title: "Cierra el ciclo",
					messages: [
						["bot", "¿Cómo te fue hoy en el taller?"],
						["user", "Rapidísimo. Avísame también de las llantas, porfa."],
						["bot", "Anotado: en septiembre te escribo por la rotación."],
					],
					next: ["Escribirle en septiembre por las llantas", "Próximo aceite a los 60.000 km"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Recordatorio por kilometraje",
						3: "Sandra Nieto, prefiere sábados",
						5: "Recordatorio de llantas en septiembre",
					},
				},
				{
					name: "Gestión del taller",
					status: "active",
					log: {
						1: "Historia: 40.100 km en marzo",
						3: "Sábado 9:00 a. m., bahía 1",
						4: "Cita confirmada",
						5: "Servicio cumplido",
					},
				},
				{
					name: "Inventario de repuestos",
					status: "active",
					log: { 3: "Aceite y filtro separados", 5: "Aceite y filtro usados" },
				},
			],
			replies: [
				"Lo miro en la historia de tu carro antes de recomendarte algo.",
				"Si prefieres que no te escriba, me dices y dejo de hacerlo.",
				"Con gusto. «Siguiente» sigue con el recordatorio.",
			],
		},
		en: {
			name: "Reminder",
			description: "A service reminder that customers welcome instead of blocking.",
			customer: "Customer",
			steps: [
				{
					title: "In good time",
					messages: [
						[
							"bot",
							"Hi, Sandra. Your car is due for an oil change this month, at 50,000 km. Shall I find you a time?",
							["Find a time", "Why already?"],
						],
						["user", "Again? I just had it done."],
					],
					next: ["Explain with the car’s history"],
				},
				{
					title: "The reason",
					messages: [
						[
							"bot",
							"That was in March, at 40,100 km. Your oil lasts 10,000 km or a year. At your pace you reach 50,000 in two weeks.",
						],
						["user", "Oh, that makes sense. How much is it?"],
						["bot", "COP 210,000 with the filter, the same as in March."],
					],
					next: ["Offer a time that suits her"],
				},
				{
					title: "Finding a time",
					messages: [
						["user", "I can only do Saturday."],
						[
							"bot",
							"Saturday at 9:00 a.m. It takes 45 minutes, and there’s coffee while you wait.",
							["Book me in", "Another day"],
						],
						["user", "OK, book me in."],
					],
					next: ["Put oil and filter aside"],
				},
				{
					title: "The day before",
					messages: [
						[
							"bot",
							"Sandra, we’ll see you tomorrow at 9. If anything changes, write to me and we’ll move it.",
							["I’ll be there", "Move it"],
						],
						["user", "I’ll be there."],
					],
					next: ["Confirm the bay with the shop"],
				},
				{
					title: "Full circle",
					messages: [
						["bot", "How did it go today?"],
						["user", "Really quick. Remind me about the tires too, please."],
						["bot", "Noted: I’ll write in September about rotating them."],
					],
					next: ["Write in September about the tires", "Next oil change at 60,000 km"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Reminder by mileage",
						3: "Sandra Nieto, prefers Saturdays",
						5: "Tire reminder in September",
					},
				},
				{
					name: "Shop management",
					status: "active",
					log: {
						1: "History: 40,100 km in March",
						3: "Saturday 9:00 a.m., bay 1",
						4: "Booking confirmed",
						5: "Service done",
					},
				},
				{
					name: "Parts inventory",
					status: "active",
					log: { 3: "Oil and filter put aside", 5: "Oil and filter used" },
				},
			],
			replies: [
				"I look at your car’s history before recommending anything.",
				"If you’d rather I didn’t write, tell me and I’ll stop.",
				"Happy to. “Next” continues the reminder.",
			],
		},
	},
};
