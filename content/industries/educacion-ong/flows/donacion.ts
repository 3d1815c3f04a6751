import type { DemoFlow } from "../../flow-schema.ts";

export const donacion: DemoFlow = {
	id: "donacion",
	steps: [
		{ id: "intencion", duration: 20, at: "18:40" },
		{ id: "causa", duration: 35, at: "18:41" },
		{ id: "frecuencia", duration: 30, at: "18:43" },
		{ id: "pago", duration: 50, at: "18:45" },
		{ id: "certificado", duration: 20, at: "18:46" },
	],
	metrics: [
		{
			label: { es: "Confianza del donante", en: "Donor’s trust" },
			unit: "mark",
			before: 6,
			values: [6, 8, 8, 9, 10],
		},
		{
			label: { es: "Aporte mensual", en: "Monthly gift" },
			unit: "pesos",
			before: 0,
			values: [0, 0, 50_000, 50_000, 50_000],
		},
		{
			label: { es: "Donantes activos", en: "Active donors" },
			unit: "count",
			before: 218,
			values: [218, 218, 217, 218, 218],
		},
	],
	text: {
		es: {
			name: "Donación",
			description: "Alguien quiere ayudar y termina de donante mensual con certificado.",
			customer: "Donante",
			steps: [
				{
					title: "Quiere ayudar",
					messages: [
						["user", "Hola, quiero donar pero no sé a qué."],
						[
							"bot",
							"¡Gracias por pensarlo! Hoy hay tres programas: refuerzo escolar, meriendas y útiles. ¿Cuál te mueve más?",
							["Refuerzo escolar", "Meriendas", "Útiles"],
						],
					],
					next: ["Contar en qué se usa el aporte"],
				},
				{
					title: "Escoge la causa",
					messages: [
						["user", "Las meriendas. ¿En qué se va la plata?"],
						[
							"bot",
							"Con $50.000 un niño tiene merienda un mes. El informe del año pasado dice cuánto fue a comida y cuánto a gastos.",
						],
						["user", "Me gusta que lo muestren."],
					],
					next: ["Enviar el informe anual"],
				},
				{
					title: "Decide cada cuánto",
					messages: [
						[
							"bot",
							"¿Prefieres un aporte único o uno mensual? El mensual lo cancelas cuando quieras.",
							["Único", "Mensual"],
						],
						["user", "Mensual, de $50.000."],
					],
					next: ["Preparar el aporte mensual"],
				},
				{
					title: "Recibe el aporte",
					messages: [
						["bot", "Aquí está el enlace seguro. Solo pide tu tarjeta y un correo para el certificado."],
						["user", "Hecho. hugo@correo.example"],
						["bot", "Primer aporte recibido. ¡Gracias, Hugo!"],
					],
					next: ["Registrar al donante", "Preparar el certificado"],
				},
				{
					title: "Entrega el certificado",
					messages: [
						[
							"bot",
							"Te envié el recibo. En enero te llega el certificado de donación del año para tu declaración.",
						],
						["user", "Excelente, eso me sirve."],
						["bot", "Cada tres meses te cuento cómo van los niños. Si no quieres, me dices y ya."],
					],
					next: ["Contar el avance en tres meses", "Emitir el certificado en enero"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Contacto nuevo, canal web",
						2: "Causa: meriendas",
						3: "Aporte mensual de $50.000",
						4: "Hugo Prieto, donante activo",
						5: "Avance trimestral programado",
					},
				},
				{
					name: "Registro de donantes",
					status: "active",
					log: { 4: "Donante 218 del programa", 5: "Certificado de enero pendiente" },
				},
				{
					name: "Pago con tarjeta",
					status: "demo",
					log: { 3: "Cobro mensual preparado", 4: "$50.000 aprobados", 5: "Recibo enviado" },
				},
			],
			replies: [
				"Gracias por preguntarlo. Te contesto con lo que dice el informe, sin adornarlo.",
				"Lo comparto con el equipo de donantes y te escriben hoy.",
				"Claro. «Siguiente» muestra cómo sigue.",
			],
		},
		en: {
			name: "Donation",
			description: "Somebody wants to help and becomes a monthly donor.",
			customer: "Donor",
			steps: [
				{
					title: "Wanting to help",
					messages: [
						["user", "Hi, I’d like to donate but I don’t know to what."],
						[
							"bot",
							"Thank you! There are three programs: tutoring, school snacks and supplies. Which one speaks to you?",
							["Tutoring", "Snacks", "Supplies"],
						],
					],
					next: ["Explain what the gift is used for"],
				},
				{
					title: "Choosing a cause",
					messages: [
						["user", "Snacks. Where does the money go?"],
						[
							"bot",
							"COP 50,000 gives a child a snack for a month. Last year’s report says how much went to food and how much to overhead.",
						],
						["user", "I like that you show it."],
					],
					next: ["Send the yearly report"],
				},
				{
					title: "How often",
					messages: [
						[
							"bot",
							"Would you rather give once or monthly? You can cancel a monthly gift whenever you like.",
							["Once", "Monthly"],
						],
						["user", "Monthly, COP 50,000."],
					],
					next: ["Prepare the monthly gift"],
				},
				{
					title: "Receiving the gift",
					messages: [
						["bot", "Here’s the secure link. It only asks for your card and an email for the certificate."],
						["user", "Done. hugo@correo.example"],
						["bot", "First gift received. Thank you, Hugo!"],
					],
					next: ["Register the donor", "Prepare the certificate"],
				},
				{
					title: "The certificate",
					messages: [
						[
							"bot",
							"I’ve sent your receipt. In January you’ll get the year’s donation certificate for your taxes.",
						],
						["user", "Excellent, that’s useful."],
						[
							"bot",
							"Every three months I’ll tell you how the children are doing. If you’d rather not, just say so.",
						],
					],
					next: ["Share progress in three months", "Issue the certificate in January"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "New contact, from the website",
						2: "Cause: snacks",
						3: "Monthly gift of COP 50,000",
						4: "Hugo Prieto, active donor",
						5: "Quarterly update scheduled",
					},
				},
				{
					name: "Donor register",
					status: "active",
					log: { 4: "Donor 218 of the program", 5: "January certificate pending" },
				},
				{
					name: "Card payment",
					status: "demo",
					log: { 3: "Monthly charge prepared", 4: "COP 50,000 approved", 5: "Receipt sent" },
				},
			],
			replies: [
				"Thank you for asking. I answer with what the report says, nothing added.",
				"I’ll share it with the donor team; they’ll write to you today.",
				"Of course. “Next” shows what happens next.",
			],
		},
	},
};
