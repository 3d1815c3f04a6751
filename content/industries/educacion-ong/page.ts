import type { Bilingual } from "../../../shared/language.ts";
import type { IndustryPage } from "../page-schema.ts";
import { night } from "./night.ts";

export const page: Bilingual<IndustryPage> = {
	es: {
		heroTitle: "Mil veces lo mismo. Ya no lo contestas tú.",
		heroSubtitle:
			"Admisiones, becas, pagos y donaciones: el asistente responde lo de siempre y tu equipo acompaña a quien necesita una persona.",
		answers: [
			"Les contesto a todos a la vez.",
			"Les escribo y resuelvo la duda que quedó.",
			"Las fechas y los requisitos los digo yo.",
			"Les cuento en qué se usó cada aporte.",
		],
		solutions: [
			{
				id: "admisiones",
				name: "Admisiones que acompañan",
				description: "Explica requisitos, revisa documentos y recuerda fechas hasta la matrícula.",
				features: ["Requisitos por programa", "Lista de documentos", "Recordatorios de fechas"],
			},
			{
				id: "familias",
				name: "Familias y estudiantes",
				description: "Contesta sobre horarios, pagos y certificados, sin filas.",
				features: ["Certificados y paz y salvos", "Calendario", "Estado de pagos"],
			},
			{
				id: "donantes",
				name: "Donantes y voluntarios",
				description: "Cuenta en qué se usa cada aporte y facilita donar o inscribirse.",
				features: ["Donación por enlace", "Campañas", "Certificado de donación"],
			},
		],
		integrations: [
			{ name: "Sistema académico", description: "Programas, cupos y estado de matrícula." },
			{ name: "CRM de admisiones", description: "Cada aspirante con su etapa." },
			{ name: "Pagos en línea", description: "Matrículas y donaciones." },
			{ name: "Correo y WhatsApp", description: "Los canales que ya usan las familias." },
		],
		kpis: [
			{
				metric: "85 %",
				label: "Conversión",
				description: "de interesados que reciben respuesta completa",
				counted: "{now} de cada {before} se inscriben.",
			},
			{
				metric: "hasta 80 %",
				label: "Consultas automatizadas",
				description: "en temporada de matrículas",
				counted: "Hasta {now} de cada {before} preguntas.",
			},
			{
				metric: "65 %",
				label: "Menos costo de soporte",
				description: "en atención repetitiva",
				counted: "Lo que costaba {before} cuesta {now}.",
			},
		],
		night: night.es,
		caseStudy: {
			title: "Aulabrava abrió matrículas sin filas",
			description: "Un instituto técnico con dos personas en admisiones y un pico en enero.",
			results: [
				"Las dudas de requisitos y fechas se contestan solas",
				"El equipo dedica su tiempo a quien duda",
			],
			quote: "Por primera vez, enero fue un mes normal.",
			author: "Diana Osorio, coordinadora de admisiones",
		},
		chat: {
			hello: "Hola. ¿Qué les preguntan más en temporada de matrículas?",
			questions: [
				"Tengo un colegio y en matrículas no alcanzamos a contestar",
				"¿Cómo cuidan los datos de menores de edad?",
				"¿Sirve para una fundación pequeña?",
			],
		},
		closing: "A las 6:10 sale el bus, y nadie se quedó sin respuesta.",
	},
	en: {
		heroTitle: "The same old questions. No longer yours to answer.",
		heroSubtitle:
			"Admissions, scholarships, payments and donations: the assistant handles the usual questions and your team helps anyone who needs a person.",
		answers: [
			"I answer everyone at once.",
			"I write again and answer any open question.",
			"Dates and requirements are my job.",
			"I tell them what each gift did.",
		],
		solutions: [
			{
				id: "admisiones",
				name: "Admissions, start to finish",
				description:
					"Explains requirements, checks documents and reminds applicants of each date until they enroll.",
				features: ["Requirements by program", "Document checklist", "Date reminders"],
			},
			{
				id: "familias",
				name: "Families and students",
				description: "Answers questions about schedules, payments and certificates with no waiting in line.",
				features: ["Certificates", "Calendar", "Payment status"],
			},
			{
				id: "donantes",
				name: "Donors and volunteers",
				description: "Explains what each gift does and makes it easy to give or sign up.",
				features: ["Donate by link", "Campaigns", "Donation receipt"],
			},
		],
		integrations: [
			{ name: "Student information system", description: "Programs, open spots and enrollment status." },
			{ name: "Admissions CRM", description: "Every applicant with their stage." },
			{ name: "Online payments", description: "Tuition and donations." },
			{ name: "Email and WhatsApp", description: "The channels families already use." },
		],
		kpis: [
			{
				metric: "85%",
				label: "Conversion",
				description: "of applicants who get a full answer",
				counted: "{now} out of every {before} enroll.",
			},
			{
				metric: "up to 80%",
				label: "Questions automated",
				description: "in enrollment season",
				counted: "Up to {now} out of every {before} questions.",
			},
			{
				metric: "65%",
				label: "Lower support cost",
				description: "on routine questions",
				counted: "What cost {before} now costs {now}.",
			},
		],
		night: night.en,
		caseStudy: {
			title: "Aulabrava opened enrollment without lines",
			description: "A technical institute with two people in admissions and a peak in January.",
			results: [
				"Questions on requirements and dates answer themselves",
				"The team spends its time with people who are still deciding",
			],
			quote: "For the first time, January was a normal month.",
			author: "Diana Osorio, admissions coordinator",
		},
		chat: {
			hello: "Hi. What do families ask you most at enrollment time?",
			questions: [
				"My school can’t answer everyone at enrollment time",
				"How do you protect minors’ data?",
				"Is it right for a small foundation?",
			],
		},
		closing: "At 6:10 the bus leaves, and nobody was left without an answer.",
	},
};
