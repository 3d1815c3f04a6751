import type { DemoFlow } from "../../flow-schema.ts";

export const citaTaller: DemoFlow = {
	id: "cita_taller",
	steps: [
		{ id: "sintoma", duration: 25, at: "06:40" },
		{ id: "vehiculo", duration: 25, at: "06:41" },
		{ id: "horario", duration: 30, at: "06:43" },
		{ id: "recepcion", duration: 45, at: "07:32" },
		{ id: "entrega", duration: 30, at: "16:10" },
	],
	metrics: [
		{
			label: { es: "Ocupación del taller mañana", en: "Shop booked tomorrow" },
			unit: "percent",
			before: 70,
			values: [70, 70, 78, 78, 78],
		},
		{
			label: { es: "Claridad del diagnóstico", en: "Clarity of diagnosis" },
			unit: "percent",
			before: 0,
			values: [40, 60, 60, 90, 100],
		},
		{
			label: { es: "Satisfacción del cliente", en: "Customer satisfaction" },
			unit: "mark",
			before: 7,
			values: [7, 8, 8, 7, 9],
		},
	],
	text: {
		es: {
			name: "Cita de taller",
			description: "Un ruido en los frenos se vuelve cita, arreglo y entrega.",
			customer: "Cliente",
			steps: [
				{
					title: "Describe el ruido",
					messages: [
						["user", "Buenos días. El carro me chilla al frenar, ¿lo pueden ver?"],
						[
							"bot",
							"Buenos días. Claro. ¿Suena siempre o solo cuando frenas suave? ¿Vibra el pedal?",
							["Suena siempre", "Solo al frenar suave"],
						],
						["user", "Cuando freno suave. No vibra."],
					],
					next: ["Identificar el vehículo"],
				},
				{
					title: "Reconoce el carro",
					messages: [
						["bot", "Puede ser desgaste de pastillas; lo confirma el técnico. ¿Me das la placa?"],
						["user", "KLM 482."],
						[
							"bot",
							"Hola, Óscar. Sedán 2019, 64.000 km en la última visita. Las pastillas son las de fábrica.",
						],
					],
					next: ["Ofrecer hora con técnico de frenos"],
				},
				{
					title: "Encuentra la hora",
					messages: [
						[
							"bot",
							"Mañana hay espacio a las 7:30 o a las 11:00 a. m. La revisión toma unos 40 minutos.",
							["7:30 a. m.", "11:00 a. m."],
						],
						["user", "7:30."],
						["bot", "Quedó. La revisión vale $60.000 y se abona si haces el arreglo."],
					],
					next: ["Reservar pastillas por si acaso"],
				},
				{
					title: "Autoriza el arreglo",
					messages: [
						[
							"bot",
							"Óscar, el técnico confirma: pastillas delanteras al límite. Cambio: $240.000, listo a las 4 p. m.",
						],
						["user", "¿Es urgente de verdad?"],
						[
							"bot",
							"Quedan 2 mm y el mínimo seguro es 3. Te mando la foto. Tú decides.",
							["Háganlo", "Solo la revisión"],
						],
						["user", "Ok, háganlo."],
					],
					next: ["Abrir la orden de trabajo"],
				},
				{
					title: "Avisa que está listo",
					messages: [
						["bot", "Tu carro está listo y probado. Puedes recogerlo hasta las 6 p. m."],
						["user", "Voy saliendo. Gracias por la foto, así da confianza."],
					],
					next: ["Preguntar mañana si el ruido se fue", "Recordar la revisión a los 74.000 km"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Consulta: ruido al frenar",
						2: "Óscar Beltrán, cliente desde 2021",
						4: "Arreglo autorizado por chat",
						5: "Seguimiento para mañana",
					},
				},
				{
					name: "Gestión del taller",
					status: "active",
					log: {
						2: "KLM 482, historia al día",
						3: "Bahía 2, mañana 7:30 a. m.",
						4: "Orden 1189 abierta",
						5: "Orden 1189 terminada",
					},
				},
				{
					name: "Inventario de repuestos",
					status: "active",
					log: { 3: "Un juego de pastillas reservado", 4: "Pastillas entregadas al técnico" },
				},
			],
			replies: [
				"Lo anoto para el técnico. Por chat no diagnostico: eso lo confirma él.",
				"Ese precio lo da el taller después de ver el carro; te escribo apenas lo tenga.",
				"De una. «Siguiente» sigue con la cita.",
			],
		},
		en: {
			name: "Shop visit",
			description: "A brake noise becomes a booking, a repair and a handover.",
			customer: "Customer",
			steps: [
				{
					title: "A noise",
					messages: [
						["user", "Good morning. My car squeals when I brake. Can you have a look?"],
						[
							"bot",
							"Good morning. Of course. Always, or only when braking gently? Does the pedal shake?",
							["Always", "Only braking gently"],
						],
						["user", "When braking gently. No shaking."],
					],
					next: ["Identify the vehicle"],
				},
				{
					title: "Recognizing the car",
					messages: [
						["bot", "It may be worn pads; the technician will confirm. What’s your license plate?"],
						["user", "KLM 482."],
						["bot", "Hi, Óscar. 2019 sedan, 64,000 km at its last visit. The pads are the original ones."],
					],
					next: ["Offer a time with a brake technician"],
				},
				{
					title: "Finding a time",
					messages: [
						[
							"bot",
							"Tomorrow there’s 7:30 or 11:00 a.m. The check takes about 40 minutes.",
							["7:30 a.m.", "11:00 a.m."],
						],
						["user", "7:30."],
						[
							"bot",
							"Booked. The check is COP 60,000, and it comes off the bill if you go ahead with the repair.",
						],
					],
					next: ["Put a set of pads aside, just in case"],
				},
				{
					title: "Repair approved",
					messages: [
						[
							"bot",
							"Óscar, the technician confirms: front pads at their limit. COP 240,000, ready at 4 p.m.",
						],
						["user", "Is it really urgent?"],
						[
							"bot",
							"There are 2 mm left and the safe minimum is 3. Here’s the photo. It’s your call.",
							["Go ahead", "Just the check"],
						],
						["user", "OK, go ahead."],
					],
					next: ["Open the work order"],
				},
				{
					title: "Ready",
					messages: [
						["bot", "Your car is ready and tested. You can pick it up until 6 p.m."],
						["user", "On my way. Thanks for the photo, that builds trust."],
					],
					next: ["Ask tomorrow whether the noise is gone", "Remind him of the check at 74,000 km"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Query: noise when braking",
						2: "Óscar Beltrán, client since 2021",
						4: "Repair approved by chat",
						5: "Follow-up tomorrow",
					},
				},
				{
					name: "Shop management",
					status: "active",
					log: {
						2: "KLM 482, history up to date",
						3: "Bay 2, tomorrow 7:30 a.m.",
						4: "Work order 1189 opened",
						5: "Work order 1189 finished",
					},
				},
				{
					name: "Parts inventory",
					status: "active",
					log: { 3: "One set of pads set aside", 4: "Pads handed to the technician" },
				},
			],
			replies: [
				"I’ll note it for the technician. I don’t diagnose by chat: that’s for them to confirm.",
				"The shop gives that price after seeing the car; I’ll write as soon as I have it.",
				"Sure. “Next” continues the visit.",
			],
		},
	},
};
