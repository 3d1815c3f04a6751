import type { DemoFlow } from "../../flow-schema.ts";

export const avanceObra: DemoFlow = {
	id: "avance_obra",
	steps: [
		{ id: "pregunta", duration: 15, at: "21:15" },
		{ id: "identidad", duration: 30, at: "21:16" },
		{ id: "avance", duration: 40, at: "21:17" },
		{ id: "cuota", duration: 45, at: "21:20" },
		{ id: "seguimiento", duration: 20, at: "21:22" },
	],
	metrics: [
		{
			label: { es: "Tranquilidad del comprador", en: "Buyer’s peace of mind" },
			unit: "mark",
			before: 6,
			values: [5, 5, 8, 8, 9],
		},
		{
			label: { es: "Dudas resueltas sin llamar", en: "Questions answered without a call" },
			unit: "count",
			before: 11,
			values: [11, 12, 14, 15, 16],
		},
		{
			label: { es: "Plan de pagos al día", en: "Payment plan up to date" },
			unit: "percent",
			before: 92,
			values: [92, 92, 92, 100, 100],
		},
	],
	text: {
		es: {
			name: "Avance de obra",
			description: "Una compradora pregunta cómo va su apartamento y paga la cuota.",
			customer: "Compradora",
			steps: [
				{
					title: "Pregunta por su obra",
					messages: [
						["user", "Buenas noches. Compré sobre planos y hace dos meses no sé nada. ¿Cómo va la obra?"],
						[
							"bot",
							"Buenas noches. Te muestro ya el avance. Primero confirmo que eres tú: ¿número de unidad?",
						],
					],
					next: ["Confirmar la identidad antes de dar datos"],
				},
				{
					title: "Confirma quién es",
					messages: [
						["user", "Torre 2, 804. Soy Gloria Rincón."],
						["bot", "Gracias, Gloria. Te envié un código al celular que termina en 18. ¿Cuál es?"],
						["user", "4471"],
					],
					next: ["Buscar el último informe de obra"],
				},
				{
					title: "Muestra el avance",
					messages: [
						["bot", "Torre 2 va en 72 %: estructura completa, fachada en curso y tu piso ya tiene ventanas."],
						[
							"bot",
							"La entrega sigue prevista para noviembre. Te dejo el informe con fotos de esta semana.",
							["Ver el informe", "¿Y los acabados?"],
						],
						["user", "Ay, qué alivio. Se ve muy bien."],
					],
					next: ["Enviar el informe con fotos"],
				},
				{
					title: "Aclara la cuota",
					messages: [
						["user", "¿Y debo algo este mes?"],
						["bot", "La cuota de mayo, $3.200.000, que vence el viernes. ¿La pagas ya con tarjeta?"],
						["user", "Sí, listo, pagada."],
					],
					next: ["Aplicar el pago al plan de la 804"],
				},
				{
					title: "Deja el seguimiento",
					messages: [
						[
							"bot",
							"Quedó aplicada. ¿Quieres que te escriba cada mes con el avance de tu torre?",
							["Sí, por favor", "No, gracias"],
						],
						["user", "Sí, por favor. Así no tengo que preguntar."],
					],
					next: ["Enviar el avance el día 5 de cada mes", "Citar a escoger acabados en julio"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Clienta sin contacto hace dos meses",
						2: "Gloria Rincón, torre 2, 804",
						5: "Avance mensual activado",
					},
				},
				{
					name: "Control de obra",
					status: "active",
					log: { 3: "Torre 2 al 72 %, informe de esta semana", 5: "Próximo informe: día 5" },
				},
				{
					name: "Pago con tarjeta",
					status: "demo",
					log: { 4: "Cuota de $3.200.000 aprobada", 5: "Recibo enviado" },
				},
			],
			replies: [
				"Lo paso al residente de obra y te contesto con su respuesta.",
				"Solo te digo lo que está en el informe; si no está, lo pregunto.",
				"Entendido. «Siguiente» sigue con la conversación.",
			],
		},
		en: {
			name: "Construction progress",
			description: "A buyer asks how her apartment is coming along and pays.",
			customer: "Buyer",
			steps: [
				{
					title: "How is it going?",
					messages: [
						[
							"user",
							"Good evening. I bought before construction and haven’t heard in two months. How is the building going?",
						],
						[
							"bot",
							"Good evening. I’ll show you right away. First, to be sure it’s you: what’s your unit number?",
						],
					],
					next: ["Confirm identity before giving details"],
				},
				{
					title: "Identity confirmed",
					messages: [
						["user", "Tower 2, 804. I’m Gloria Rincón."],
						["bot", "Thanks, Gloria. I sent a code to the phone ending in 18. What is it?"],
						["user", "4471"],
					],
					next: ["Find the latest site report"],
				},
				{
					title: "Progress shown",
					messages: [
						[
							"bot",
							"Tower 2 is at 72%: structure complete, facade under way, and your floor has its windows.",
						],
						[
							"bot",
							"Handover is still planned for November. Here’s the report with this week’s photos.",
							["See the report", "What about finishes?"],
						],
						["user", "What a relief. It looks great."],
					],
					next: ["Send the report with photos"],
				},
				{
					title: "The installment",
					messages: [
						["user", "Do I owe anything this month?"],
						["bot", "May’s installment, COP 3,200,000, due on Friday. Would you like to pay by card now?"],
						["user", "Yes. There, paid."],
					],
					next: ["Apply the payment to unit 804's plan"],
				},
				{
					title: "Staying in touch",
					messages: [
						[
							"bot",
							"It’s applied. Shall I write every month with your tower’s progress?",
							["Please do", "No, thanks"],
						],
						["user", "Please do. Then I won’t have to ask."],
					],
					next: ["Send progress on the 5th of each month", "Invite her to choose finishes in July"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "No contact with this client in two months",
						2: "Gloria Rincón, tower 2, 804",
						5: "Monthly progress switched on",
					},
				},
				{
					name: "Site control",
					status: "active",
					log: { 3: "Tower 2 at 72%, this week’s report", 5: "Next report: the 5th" },
				},
				{
					name: "Card payment",
					status: "demo",
					log: { 4: "Installment of COP 3,200,000 approved", 5: "Receipt sent" },
				},
			],
			replies: [
				"I’ll pass it to the site engineer and come back with the answer.",
				"I only tell you what’s in the report; if it isn’t there, I ask.",
				"Understood. “Next” continues the conversation.",
			],
		},
	},
};
