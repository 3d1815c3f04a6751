import type { DemoFlow } from "../../flow-schema.ts";

export const resena: DemoFlow = {
	id: "resena",
	steps: [
		{ id: "pregunta", duration: 15, at: "10:05" },
		{ id: "audio", duration: 40, at: "10:21" },
		{ id: "analisis", duration: 15, at: "10:22" },
		{ id: "recuperacion", duration: 45, at: "10:40" },
		{ id: "resena", duration: 30, at: "10:52" },
	],
	metrics: [
		{
			label: { es: "Satisfacción del huésped", en: "Guest satisfaction" },
			unit: "mark",
			before: 8,
			values: [8, 6, 6, 8, 9],
		},
		{
			label: { es: "Probabilidad de que vuelva", en: "Chance of return" },
			unit: "percent",
			before: 60,
			values: [60, 45, 45, 70, 75],
		},
		{
			label: { es: "Reseñas nuevas esta semana", en: "New reviews this week" },
			unit: "count",
			before: 3,
			values: [3, 3, 3, 3, 4],
		},
	],
	text: {
		es: {
			name: "Reseña",
			description: "Una huésped se va molesta y el hotel se entera a tiempo.",
			customer: "Huésped",
			steps: [
				{
					title: "Pregunta al salir",
					messages: [
						["bot", "Hola, Marta. ¿Cómo te fue con nosotros? Si prefieres, mándame un audio."],
						["user", "Dale, te mando uno."],
					],
					next: ["Esperar la nota de voz"],
				},
				{
					title: "Recibe el audio",
					messages: [
						[
							"user",
							"(Nota de voz, 0:09) La habitación divina y el desayuno delicioso. Pero esperé cuarenta minutos para entrar y nadie me avisó.",
						],
						["bot", "Gracias por contármelo, Marta. Lamento la espera; esto lo lee hoy mismo la gerencia."],
					],
					next: ["Transcribir y analizar el audio"],
				},
				{
					title: "Entiende qué pasó",
					messages: [
						[
							"bot",
							"Entendí dos cosas: te gustaron la habitación y el desayuno, y falló la entrega a tu llegada. ¿Es así?",
							["Exacto", "No del todo"],
						],
						["user", "Exacto. Lo demás, todo bien."],
					],
					next: ["Alertar a la gerente con el resumen", "Proponer una recuperación"],
				},
				{
					title: "Repara a tiempo",
					messages: [
						[
							"bot",
							"Marta, Carolina, la gerente, quiere invitarte a volver con 30 % de descuento en una noche.",
						],
						["user", "Eso sí se agradece. ¿Hasta cuándo sirve?"],
						["bot", "Hasta el 30 de junio, cualquier día menos puentes. Te lo dejé en tu correo."],
					],
					next: ["Revisar la entrega de habitaciones con el equipo"],
				},
				{
					title: "Pide la reseña",
					messages: [
						["bot", "Si te animas, cuéntales a otros viajeros cómo te fue, lo bueno y lo malo."],
						["user", "Ya la escribí. Puse lo de la espera, pero también que respondieron."],
						["bot", "Así debe ser. Gracias, Marta."],
					],
					next: ["Contestar la reseña en público", "Recordarle la invitación en mayo"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Encuesta de salida enviada",
						3: "Caso abierto: demora al llegar",
						4: "Caso asignado a la gerente",
						5: "Caso cerrado el mismo día",
					},
				},
				{
					name: "Sistema hotelero (PMS)",
					status: "active",
					log: { 1: "Salida de la habitación 211", 4: "Cortesía del 30 % registrada" },
				},
				{
					name: "Análisis de voz NPSie",
					status: "demo",
					log: { 2: "Transcribiendo 9 segundos", 3: "NPS previsto: 6 de 10" },
				},
			],
			replies: [
				"Gracias por decirlo. Lo sumo al resumen que lee la gerencia.",
				"Entiendo. Una persona del hotel te contesta eso hoy mismo.",
				"Listo. Con «Siguiente» ves cómo se resuelve.",
			],
		},
		en: {
			name: "Review",
			description: "A guest leaves upset, and the hotel finds out in time.",
			customer: "Guest",
			steps: [
				{
					title: "Asked at check-out",
					messages: [
						["bot", "Hi, Marta. How was your stay? A voice note is fine too."],
						["user", "OK, sending you one."],
					],
					next: ["Wait for the voice note"],
				},
				{
					title: "The voice note",
					messages: [
						[
							"user",
							"(Voice note, 0:09) Lovely room, delicious breakfast. But I waited forty minutes to get in and nobody told me why.",
						],
						[
							"bot",
							"Thank you for telling me, Marta. I’m sorry about the wait; the manager will read this today.",
						],
					],
					next: ["Transcribe and analyze the audio"],
				},
				{
					title: "What really happened",
					messages: [
						[
							"bot",
							"I understood two things: you liked the room and breakfast, and your arrival went wrong. Is that right?",
							["Exactly", "Not quite"],
						],
						["user", "Exactly. Everything else was fine."],
					],
					next: ["Alert the manager with the summary", "Suggest a way to make up for it"],
				},
				{
					title: "Put right in time",
					messages: [
						["bot", "Marta, Carolina, the manager, would like to invite you back with 30% off one night."],
						["user", "I appreciate that. How long is it good for?"],
						["bot", "Until June 30, any day except long weekends. It’s in your inbox."],
					],
					next: ["Review room handover with the team"],
				},
				{
					title: "Asking for the review",
					messages: [
						["bot", "If you feel like it, tell other travelers how it went, the good and the bad."],
						["user", "Done. I mentioned the wait, and also that you answered."],
						["bot", "As it should be. Thank you, Marta."],
					],
					next: ["Answer the review in public", "Remind her of the invitation in May"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Check-out survey sent",
						3: "Case opened: slow arrival",
						4: "Case given to the manager",
						5: "Case closed the same day",
					},
				},
				{
					name: "Property management system",
					status: "active",
					log: { 1: "Room 211 checked out", 4: "30% courtesy recorded" },
				},
				{
					name: "NPSie voice analysis",
					status: "demo",
					log: { 2: "Transcribing 9 seconds", 3: "Predicted NPS: 6 out of 10" },
				},
			],
			replies: [
				"Thank you for saying so. I’ll add it to the summary the manager reads.",
				"I understand. Someone at the hotel will answer that today.",
				"Done. “Next” shows how it is resolved.",
			],
		},
	},
};
