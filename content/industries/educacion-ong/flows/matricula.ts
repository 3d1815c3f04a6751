import type { DemoFlow } from "../../flow-schema.ts";

export const matricula: DemoFlow = {
	id: "matricula",
	steps: [
		{ id: "aviso", duration: 15, at: "07:50" },
		{ id: "documentos", duration: 40, at: "07:55" },
		{ id: "plan", duration: 35, at: "07:58" },
		{ id: "pago", duration: 60, at: "08:03" },
		{ id: "bienvenida", duration: 20, at: "08:04" },
	],
	metrics: [
		{
			label: { es: "Matrícula lista", en: "Enrollment ready" },
			unit: "percent",
			before: 20,
			values: [25, 60, 75, 95, 100],
		},
		{
			label: { es: "Documentos al día", en: "Documents in order" },
			unit: "count",
			before: 2,
			values: [2, 4, 4, 4, 4],
		},
		{
			label: { es: "Días para el cierre", en: "Days until closing" },
			unit: "count",
			before: 6,
			values: [5, 5, 5, 5, 5],
		},
	],
	text: {
		es: {
			name: "Matrícula",
			description: "Una familia termina la matrícula antes de salir a trabajar.",
			customer: "Mamá",
			steps: [
				{
					title: "Avisa qué falta",
					messages: [
						[
							"bot",
							"Buenos días, Diana. El viernes cierra la matrícula de Tomás y faltan dos documentos. ¿La terminamos?",
							["Sí, ya", "Más tarde"],
						],
						["user", "Sí, dígame qué falta."],
					],
					next: ["Pedir los dos documentos que faltan"],
				},
				{
					title: "Recibe documentos",
					messages: [
						["bot", "El carné de vacunas y el certificado de la EPS. Una foto de cada uno sirve."],
						["user", "Ahí van los dos."],
						["bot", "El carné se lee bien. El certificado también, y está vigente. Documentos completos."],
					],
					next: ["Mostrar las formas de pago"],
				},
				{
					title: "Muestra los planes",
					messages: [
						["user", "¿Y cómo quedó el valor?"],
						[
							"bot",
							"La matrícula de tercero es $1.480.000. La puedes pagar completa o en dos cuotas iguales.",
							["Completa", "En dos cuotas"],
						],
						["user", "En dos, mejor."],
					],
					next: ["Generar la primera cuota"],
				},
				{
					title: "Cobra la cuota",
					messages: [
						["bot", "Primera cuota: $740.000. La segunda vence el 28 de febrero. Este es el enlace."],
						["user", "Listo, con tarjeta."],
					],
					next: ["Verificar el pago", "Reservar el cupo en 3B"],
				},
				{
					title: "Da la bienvenida",
					messages: [
						["bot", "¡Tomás quedó matriculado en 3B! Entra el 27 de enero a las 7:00 a. m."],
						["bot", "Te envié la lista de útiles y el comprobante."],
						["user", "Qué descanso. Gracias."],
					],
					next: ["Recordar la reunión de padres", "Recordar la segunda cuota"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Recordatorio de cierre enviado",
						3: "Prefiere pagar en dos cuotas",
						5: "Familia matriculada",
					},
				},
				{
					name: "Sistema académico",
					status: "active",
					log: {
						1: "Faltan dos documentos",
						2: "Documentos completos",
						4: "Cupo en 3B reservado",
						5: "Matrícula en firme",
					},
				},
				{
					name: "Pago con tarjeta",
					status: "demo",
					log: { 3: "Dos cuotas preparadas", 4: "Cuota de $740.000 aprobada", 5: "Comprobante enviado" },
				},
			],
			replies: [
				"Se lo dejo a la secretaria con tu mensaje; te contesta en horario de oficina.",
				"Eso depende del reglamento del colegio. Te digo lo que dice y quién puede decidir.",
				"Con gusto. «Siguiente» sigue con la matrícula.",
			],
		},
		en: {
			name: "Enrollment",
			description: "A family finishes enrolling before leaving for work.",
			customer: "Mother",
			steps: [
				{
					title: "What is missing",
					messages: [
						[
							"bot",
							"Good morning, Diana. Tomás’s enrollment closes on Friday and two documents are missing. Shall we finish?",
							["Yes, now", "Later"],
						],
						["user", "Yes, tell me what’s missing."],
					],
					next: ["Ask for the two missing documents"],
				},
				{
					title: "Documents received",
					messages: [
						["bot", "The vaccination card and the health insurance certificate. A photo of each will do."],
						["user", "Here they are."],
						["bot", "The card is easy to read. So is the certificate, and it’s current. Documents complete."],
					],
					next: ["Show the payment options"],
				},
				{
					title: "Ways to pay",
					messages: [
						["user", "How much is it in the end?"],
						[
							"bot",
							"Third grade is COP 1,480,000. You can pay in full or in two equal installments.",
							["In full", "Two installments"],
						],
						["user", "Two, please."],
					],
					next: ["Create the first installment"],
				},
				{
					title: "The installment is paid",
					messages: [
						["bot", "First installment: COP 740,000. The second is due on February 28. Here’s the link."],
						["user", "Done, by card."],
					],
					next: ["Check the payment", "Hold the spot in 3B"],
				},
				{
					title: "Welcome",
					messages: [
						["bot", "Tomás is enrolled in 3B! He starts on January 27 at 7:00 a.m."],
						["bot", "I’ve sent you the supplies list and the receipt."],
						["user", "What a relief. Thank you."],
					],
					next: ["Remind them of the parents’ meeting", "Remind them of the second installment"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Closing reminder sent",
						3: "Prefers two installments",
						5: "Family enrolled",
					},
				},
				{
					name: "Academic system",
					status: "active",
					log: {
						1: "Two documents missing",
						2: "Documents complete",
						4: "Spot in 3B on hold",
						5: "Enrollment final",
					},
				},
				{
					name: "Card payment",
					status: "demo",
					log: { 3: "Two installments prepared", 4: "COP 740,000 approved", 5: "Receipt sent" },
				},
			],
			replies: [
				"I’ll leave it with the school office; they answer during office hours.",
				"That depends on the school’s rules. I tell you what they say and who can decide.",
				"Happy to. “Next” continues enrollment.",
			],
		},
	},
};
