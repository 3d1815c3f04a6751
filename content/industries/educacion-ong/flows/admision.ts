import type { DemoFlow } from "../../flow-schema.ts";

export const admision: DemoFlow = {
	id: "admision",
	steps: [
		{ id: "interes", duration: 20, at: "20:26" },
		{ id: "programa", duration: 35, at: "20:27" },
		{ id: "requisitos", duration: 40, at: "20:29" },
		{ id: "inscripcion", duration: 45, at: "20:33" },
		{ id: "entrevista", duration: 25, at: "20:35" },
	],
	metrics: [
		{
			label: { es: "Solicitud completa", en: "Application complete" },
			unit: "percent",
			before: 0,
			values: [10, 30, 55, 85, 100],
		},
		{
			label: { es: "Cupos del grupo de enero", en: "Spots in January’s group" },
			unit: "count",
			before: 9,
			values: [9, 9, 9, 8, 8],
		},
		{
			label: { es: "Interés en el programa", en: "Interest in the program" },
			unit: "mark",
			before: 5,
			values: [6, 8, 7, 9, 9],
		},
	],
	text: {
		es: {
			name: "Admisión",
			description: "Un aspirante pasa de la pregunta a la entrevista en una noche.",
			customer: "Aspirante",
			steps: [
				{
					title: "Pregunta por carreras",
					messages: [
						["user", "Hola, salgo del colegio en noviembre. ¿Qué tienen de diseño?"],
						[
							"bot",
							"¡Hola! Hay Diseño Gráfico y Diseño Digital. ¿Te gusta más lo impreso o las pantallas?",
							["Lo impreso", "Las pantallas"],
						],
					],
					next: ["Orientar hacia un programa"],
				},
				{
					title: "Orienta al programa",
					messages: [
						["user", "Las pantallas, las aplicaciones."],
						[
							"bot",
							"Entonces mira Diseño Digital: ocho semestres, con práctica desde el quinto. Empieza en enero.",
						],
						["user", "Me suena. ¿De noche también hay?"],
						["bot", "Sí, en jornada nocturna de 6 a 10 p. m."],
					],
					next: ["Contar requisitos y fechas"],
				},
				{
					title: "Explica los requisitos",
					messages: [
						["user", "¿Qué necesito para entrar?"],
						[
							"bot",
							"Acta de grado o certificado de once, documento y el examen de Estado. Y una entrevista corta.",
						],
						["user", "Uy, el examen apenas lo presento en septiembre."],
						["bot", "No hay problema: te inscribes ya y lo entregas cuando salga."],
					],
					next: ["Abrir la inscripción con pendiente"],
				},
				{
					title: "Abre la inscripción",
					messages: [
						["bot", "¿Empezamos? Necesito tu nombre, tu correo y, como eres menor, el de tu acudiente."],
						["user", "Valeria Ospina, valeria@correo.example. Mi mamá es Rosa: rosa@correo.example"],
						["bot", "Gracias. Le escribí a tu mamá para que autorice. Tu cupo queda en espera."],
					],
					next: ["Esperar la autorización del acudiente"],
				},
				{
					title: "Agenda la entrevista",
					messages: [
						[
							"bot",
							"Tu mamá ya autorizó. ¿Entrevista el martes a las 4 o el jueves a las 5 p. m.?",
							["Martes a las 4", "Jueves a las 5"],
						],
						["user", "Martes a las 4."],
						["bot", "Quedó. Será por videollamada con la profesora Inés. ¡Trae tus dibujos!"],
					],
					next: ["Recordar la entrevista el lunes", "Pedir el examen en octubre"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "Aspirante nueva, canal web",
						2: "Interés: Diseño Digital, noche",
						4: "Acudiente registrada",
						5: "Entrevista el martes, 4 p. m.",
					},
				},
				{
					name: "Sistema académico",
					status: "active",
					log: {
						2: "Nueve cupos en enero",
						3: "Examen de Estado: pendiente",
						4: "Inscripción abierta, cupo en espera",
						5: "Inscripción completa",
					},
				},
				{ name: "Calendario de admisiones", status: "active", log: { 5: "Videollamada con Inés" } },
			],
			replies: [
				"Te lo averiguo con admisiones; no te prometo cupos ni becas que no existen.",
				"Lo dejo en tu solicitud para que lo vea quien te entrevista.",
				"Listo. «Siguiente» sigue con tu admisión.",
			],
		},
		en: {
			name: "Admission",
			description: "A high school senior goes from question to interview in an evening.",
			customer: "Applicant",
			steps: [
				{
					title: "Which degree?",
					messages: [
						["user", "Hi, I graduate in November. What do you have in design?"],
						[
							"bot",
							"Hello! There’s Graphic Design and Digital Design. Do you prefer print or screens?",
							["Print", "Screens"],
						],
					],
					next: ["Point to a program"],
				},
				{
					title: "Finding the program",
					messages: [
						["user", "Screens, apps."],
						[
							"bot",
							"Then look at Digital Design: eight semesters, with internships from the fifth. It starts in January.",
						],
						["user", "Sounds good. Are there evening classes too?"],
						["bot", "Yes, from 6 to 10 p.m."],
					],
					next: ["Explain requirements and dates"],
				},
				{
					title: "What it takes",
					messages: [
						["user", "What do I need to get in?"],
						["bot", "Your diploma, an ID and the state exam. And a short interview."],
						["user", "Oh, I only take the exam in September."],
						["bot", "No problem: apply now and hand it in when you have it."],
					],
					next: ["Open the application with one item pending"],
				},
				{
					title: "Application opened",
					messages: [
						["bot", "Shall we start? I need your name and email and, as you’re a minor, a parent’s too."],
						["user", "Valeria Ospina, valeria@correo.example. My mom is Rosa: rosa@correo.example"],
						["bot", "Thanks. I’ve asked your mom for permission. Your spot is on hold."],
					],
					next: ["Wait for the parent’s permission"],
				},
				{
					title: "Interview booked",
					messages: [
						[
							"bot",
							"Your mom said yes. Interview on Tuesday at 4 or Thursday at 5 p.m.?",
							["Tuesday at 4", "Thursday at 5"],
						],
						["user", "Tuesday at 4."],
						["bot", "It’s booked, by video call with Professor Inés. Bring your drawings!"],
					],
					next: ["Remind her on Monday", "Ask for the exam in October"],
				},
			],
			systems: [
				{
					name: "CRM",
					status: "active",
					log: {
						1: "New applicant, from the website",
						2: "Interest: Digital Design, evenings",
						4: "Parent registered",
						5: "Interview Tuesday, 4 p.m.",
					},
				},
				{
					name: "Academic system",
					status: "active",
					log: {
						2: "Nine spots in January",
						3: "State exam: pending",
						4: "Application open, spot on hold",
						5: "Application complete",
					},
				},
				{ name: "Admissions calendar", status: "active", log: { 5: "Video call with Inés" } },
			],
			replies: [
				"I’ll ask admissions; I don’t promise spots or scholarships that don’t exist.",
				"I’ll leave it in your application for your interviewer to see.",
				"Done. “Next” continues your admission.",
			],
		},
	},
};
