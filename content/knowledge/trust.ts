import { site } from "../site.ts";
import type { Question } from "./schema.ts";

/** What people want to know before they trust: data, people, places. */
export const trust = [
	{
		page: "legal",
		text: {
			es: {
				question: "¿Qué hacen con mis datos? ¿Es seguro?",
				answer:
					"Los usamos solo para responderte y preparar tu propuesta, como manda la Ley 1581 de 2012. Puedes consultarlos, corregirlos o pedir que los borremos desde la página legal.",
				alsoAsked: [
					"quien ve mis datos",
					"quien lee mis datos",
					"quien lee lo que escribo",
					"que hacen con mi informacion",
					"proteccion de datos",
					"privacidad",
					"habeas data",
					"datos personales",
					"seguridad",
					"confidencial",
					"borrar mis datos",
					"venden mis datos",
					"datos de mis clientes",
					"informacion segura",
					"informacion protegida",
					"proteger la informacion",
				],
			},
			en: {
				question: "What do you do with my data? Is it safe?",
				answer:
					"We use it only to answer you and prepare your proposal, as Colombia's Law 1581 of 2012 requires. You can see it, correct it or ask us to delete it from the legal page.",
				alsoAsked: [
					"who sees my data",
					"who reads my data",
					"who reads what i write",
					"what happens to my information",
					"data protection",
					"privacy",
					"personal data",
					"security",
					"confidential",
					"delete my data",
					"sell my data",
					"gdpr",
					"customers data",
					"secure",
					"information protected",
					"protect information",
				],
			},
		},
	},
	{
		page: "method",
		text: {
			es: {
				question: "¿Va a reemplazar a mi equipo?",
				answer:
					"No, le quita lo repetido. El asistente contesta lo de siempre y le pasa a una persona, con resumen, lo que sí la necesita.",
				alsoAsked: [
					"reemplaza empleados",
					"quitar el trabajo",
					"despedir",
					"recepcionista",
					"vendedores",
					"mi gente",
					"asesores humanos",
					"pasa a una persona",
					"humano",
				],
			},
			en: {
				question: "Will it replace my team?",
				answer:
					"No, it takes the repetitive part off them. The assistant answers the usual and hands a person, with a summary, whatever needs one.",
				alsoAsked: [
					"replace employees",
					"take jobs",
					"fire people",
					"receptionist",
					"salespeople",
					"my staff",
					"human agents",
					"hand over to a person",
				],
			},
		},
	},
	{
		page: "method",
		text: {
			es: {
				question: "¿Y si la IA se equivoca o inventa?",
				answer:
					"Contesta solo con lo que tú apruebas: tus precios, políticas y catálogo. Si no encuentra el dato, lo dice y pasa la conversación a una persona.",
				alsoAsked: [
					"errores",
					"inventa respuestas",
					"alucina",
					"que pasa si se equivoca",
					"respuestas incorrectas",
					"confiable",
					"suena a robot",
					"frio",
				],
			},
			en: {
				question: "What if the AI gets it wrong or makes things up?",
				answer:
					"It answers only with what you approve: your prices, policies and catalog. If it can't find something, it says so and passes the conversation to a person.",
				alsoAsked: [
					"mistakes",
					"errors",
					"hallucinate",
					"wrong answers",
					"reliable",
					"trustworthy",
					"sounds like a robot",
				],
			},
		},
	},
	{
		page: "about",
		text: {
			es: {
				question: "¿Dónde están? ¿Trabajan fuera de Colombia?",
				answer: `Estamos en ${site.city} y trabajamos con pequeñas y medianas empresas de Colombia y América Latina. Todo el proceso se puede hacer a distancia.`,
				alsoAsked: [
					"ubicacion",
					"direccion",
					"oficina",
					"oficinas",
					"otros paises",
					"mexico",
					"peru",
					"chile",
					"ecuador",
					"latinoamerica",
					"medellin",
					"cali",
					"virtual",
					"remoto",
					"de donde son",
					"pais",
					"ciudad",
					"estados unidos",
				],
			},
			en: {
				question: "Where are you? Do you work outside Colombia?",
				answer: `We're in ${site.city} and work with small and medium businesses in Colombia and Latin America. The whole process can be done remotely.`,
				alsoAsked: [
					"location",
					"address",
					"office",
					"based",
					"other countries",
					"mexico",
					"peru",
					"chile",
					"latin america",
					"remote",
					"united states",
					"where are you from",
					"country",
					"city",
				],
			},
		},
	},
	{
		page: "about",
		text: {
			es: {
				question: "¿Quiénes son ustedes?",
				answer: `Una firma colombiana fundada en ${site.foundingYear} que ayuda a negocios pequeños y medianos a atender mejor a sus clientes con IA y automatización.`,
				alsoAsked: [
					"equipo",
					"fundadores",
					"historia",
					"desde cuando existen",
					"cuantos anos",
					"empresa",
					"quien esta detras",
					"nosotros",
					"son confiables",
				],
			},
			en: {
				question: "Who are you?",
				answer: `A Colombian firm founded in ${site.foundingYear} that helps small and medium businesses look after their customers with AI and automation.`,
				alsoAsked: [
					"team",
					"founders",
					"history",
					"since when",
					"how old is the company",
					"who is behind",
					"about you",
					"legit",
				],
			},
		},
	},
	{
		page: "contact",
		text: {
			es: {
				question: "¿Cómo los contacto? ¿Cuál es su teléfono o correo?",
				answer:
					"Puedes escribirnos a {email}, llamar al {phone} o dejar un mensaje en la página de contacto.",
				alsoAsked: [
					"telefono",
					"correo",
					"contacto",
					"numero de whatsapp",
					"llamar",
					"escribirles",
					"direccion de correo",
					"comunicarme",
				],
			},
			en: {
				question: "How do I reach you? What's your phone or email?",
				answer: "You can write to {email}, call {phone} or leave a message on the contact page.",
				alsoAsked: [
					"phone number",
					"email address",
					"contact",
					"whatsapp number",
					"call you",
					"write to you",
					"get in touch",
					"reach",
				],
			},
		},
	},
	{
		page: "contact",
		text: {
			es: {
				question: "¿Puedo pedir que me llamen o agendar una reunión?",
				answer:
					"Sí. Déjame un correo o un teléfono y una persona del equipo te contacta, o escríbenos desde la página de contacto.",
				alsoAsked: ["llamada", "reunion", "cita", "videollamada", "visita", "agendar reunion", "zoom"],
			},
			en: {
				question: "Can I ask for a call or book a meeting?",
				answer:
					"Yes. Leave me an email or phone number and a person on the team will reach you, or write to us from the contact page.",
				alsoAsked: ["call me", "meeting", "appointment", "video call", "visit", "zoom", "schedule a call"],
			},
		},
	},
	{
		page: "portal",
		text: {
			es: {
				question: "¿Cómo entro al portal?",
				answer:
					"Entra con tu usuario y contraseña desde el Portal de Clientes; allí están tus demos, proyectos y reportes.",
				alsoAsked: [
					"portal",
					"iniciar sesion",
					"login",
					"contrasena",
					"usuario",
					"acceso",
					"mi cuenta",
					"ya soy cliente",
				],
			},
			en: {
				question: "How do I get into the portal?",
				answer:
					"Log in with your username and password at the client portal; your demos, projects and reports are there.",
				alsoAsked: [
					"portal",
					"log in",
					"login",
					"password",
					"username",
					"access",
					"my account",
					"existing client",
				],
			},
		},
	},
] as const satisfies readonly Question[];
