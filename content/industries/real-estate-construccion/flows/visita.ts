import type { DemoFlow } from "../../flow-schema.ts";

export const visita: DemoFlow = {
	id: "visita",
	steps: [
		{ id: "solicitud", duration: 20, at: "12:38" },
		{ id: "horario", duration: 30, at: "12:39" },
		{ id: "confirmacion", duration: 20, at: "12:41" },
		{ id: "recordatorio", duration: 15, at: "18:00" },
		{ id: "despues", duration: 40, at: "11:30" },
	],
	metrics: [
		{
			label: { es: "Probabilidad de asistir", en: "Chance of showing up" },
			unit: "percent",
			before: 30,
			values: [40, 60, 70, 65, 100],
		},
		{
			label: { es: "Visitas del sábado", en: "Saturday showings" },
			unit: "count",
			before: 6,
			values: [6, 7, 7, 7, 7],
		},
		{
			label: { es: "Interés en la unidad", en: "Interest in the unit" },
			unit: "mark",
			before: 5,
			values: [6, 6, 7, 7, 9],
		},
	],
	text: {
		es: {
			name: "Visita",
			description: "Una visita al apartamento modelo que sí se cumple.",
			customer: "Cliente",
			steps: [
				{
					title: "Pide conocer el modelo",
					messages: [
						["user", "¿Puedo ir a ver el apartamento modelo?"],
						[
							"bot",
							"Claro. La sala de ventas abre todos los días. ¿Vienes entre semana o el sábado?",
							["Entre semana", "El sábado"],
						],
					],
					next: ["Buscar un espacio con un asesor"],
				},
				{
					title: "Encuentra la hora",
					messages: [
						["user", "El sábado, con mi esposa."],
						["bot", "El sábado quedan las 10:00 a. m. y las 3:00 p. m. con Andrea. ¿Cuál les sirve?"],
						["user", "A las 10."],
					],
					next: ["Bloquear la hora en la agenda"],
				},
				{
					title: "Confirma la visita",
					messages: [
						["bot", "Listo: sábado, 10:00 a. m., calle 127 con 15. Hay parqueadero para visitantes."],
						["bot", "¿Qué quieren mirar primero? Así Andrea prepara la visita."],
						["user", "La cocina y el cuarto de los niños."],
					],
					next: ["Enviar la ubicación", "Preparar los planos de la unidad"],
				},
				{
					title: "Recuerda el viernes",
					messages: [
						[
							"bot",
							"Hola, Sergio. Mañana a las 10 los espera Andrea. ¿Sigue en pie la visita?",
							["Sí, allá estamos", "Cambiar la hora"],
						],
						["user", "Sí, aunque llegamos diez minutos tarde."],
						["bot", "Sin problema, le aviso."],
					],
					next: ["Avisar a Andrea del retraso"],
				},
				{
					title: "Sigue después",
					messages: [
						["bot", "¿Qué tal les pareció el apartamento?"],
						["user", "Nos encantó. Queremos la cotización con parqueadero doble."],
						["bot", "Se la pido a Andrea y la tienen hoy en el correo."],
					],
					next: ["Andrea envía la cotización hoy", "Llamar el lunes para resolver dudas"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Sergio Lozano pide visita",
						2: "Vienen dos personas",
						3: "Le importan cocina y cuarto de niños",
						5: "Pasa a cotización",
					},
				},
				{
					name: "Agenda de la sala de ventas",
					status: "active",
					log: {
						2: "Sábado 10:00 a. m. bloqueado",
						3: "Invitación enviada",
						4: "Asistencia confirmada, llega 10:10",
						5: "Visita cumplida",
					},
				},
				{
					name: "Inventario de unidades",
					status: "active",
					log: { 3: "Torre 2, planos listos", 5: "Parqueadero doble libre" },
				},
			],
			replies: [
				"Se lo cuento a Andrea antes de la visita.",
				"Ese dato te lo confirma Andrea en la sala de ventas; se lo dejo anotado.",
				"Perfecto. «Siguiente» sigue con la visita.",
			],
		},
		en: {
			name: "Showing",
			description: "A model-apartment showing that actually happens.",
			customer: "Customer",
			steps: [
				{
					title: "Asking for a showing",
					messages: [
						["user", "Can I come and see the model apartment?"],
						[
							"bot",
							"Of course. The sales office is open every day. A weekday, or Saturday?",
							["A weekday", "Saturday"],
						],
					],
					next: ["Find a slot with an agent"],
				},
				{
					title: "Finding a time",
					messages: [
						["user", "Saturday, with my wife."],
						["bot", "On Saturday Andrea has 10:00 a.m. and 3:00 p.m. Which one suits you?"],
						["user", "10 o’clock."],
					],
					next: ["Block the slot in the calendar"],
				},
				{
					title: "Showing confirmed",
					messages: [
						["bot", "Done: Saturday, 10:00 a.m., Calle 127 and 15. There’s visitor parking."],
						["bot", "What would you like to see first? Andrea will get it ready."],
						["user", "The kitchen and the children’s room."],
					],
					next: ["Send the location", "Prepare the unit’s floor plans"],
				},
				{
					title: "Friday’s reminder",
					messages: [
						[
							"bot",
							"Hi, Sergio. Andrea will see you tomorrow at 10. Still on?",
							["Yes, see you there", "Change the time"],
						],
						["user", "Yes, though we’ll be ten minutes late."],
						["bot", "No problem, I’ll tell her."],
					],
					next: ["Tell Andrea about the delay"],
				},
				{
					title: "After the showing",
					messages: [
						["bot", "What did you think of the apartment?"],
						["user", "We loved it. We’d like a quote with two parking spaces."],
						["bot", "I’ll ask Andrea; you’ll have it by email today."],
					],
					next: ["Andrea sends the quote today", "Call on Monday to answer questions"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Sergio Lozano asks for a showing",
						2: "Two people are coming",
						3: "Cares about kitchen and children’s room",
						5: "Moved to quote",
					},
				},
				{
					name: "Sales office calendar",
					status: "active",
					log: {
						2: "Saturday 10:00 a.m. blocked",
						3: "Invitation sent",
						4: "Attendance confirmed, arriving 10:10",
						5: "Showing took place",
					},
				},
				{
					name: "Unit inventory",
					status: "active",
					log: { 3: "Tower 2, plans ready", 5: "Two parking spaces free" },
				},
			],
			replies: [
				"I’ll tell Andrea before the showing.",
				"Andrea will confirm that at the sales office; I’ve noted it for her.",
				"Perfect. “Next” continues the showing.",
			],
		},
	},
};
