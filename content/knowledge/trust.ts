import { en } from "../pages/about/en.ts";
import { es } from "../pages/about/es.ts";
import type { AboutText } from "../pages/about/schema.ts";
import { site } from "../site.ts";
import type { Question } from "./schema.ts";

/** As the team page names them: "Ana, Luis y Eva". */
function founders(about: (product: string, year: number) => AboutText, and: string): string {
	const names = about(site.product, site.foundingYear).team.people.map(({ name }) => name);
	return `${names.slice(0, -1).join(", ")}${and}${names.at(-1)}`;
}

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
					"que pasa con mis datos",
					"donde quedan mis datos",
					"donde guardan mis datos",
					"cumplen con la ley",
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
					"informacion segura",
					"informacion protegida",
					"proteger la informacion",
				],
			},
			en: {
				question: "What do you do with my data? Is it safe?",
				answer:
					"We use it only to answer you and prepare your proposal, as Colombia’s Law 1581 of 2012 requires. You can see it, correct it or ask us to delete it from the legal page.",
				alsoAsked: [
					"what happens to my data",
					"where is my data",
					"gdpr compliant",
					"who has my data",
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
					"secure",
					"information protected",
					"protect information",
				],
			},
		},
	},
	{
		page: "contact",
		text: {
			es: {
				question: "¿Qué pasa con los datos de mis clientes?",
				answer:
					"Lo publicado aquí trata de los datos que tú dejas en este sitio. Los de tus clientes dependen de los sistemas que se conecten: eso lo revisa contigo una persona del equipo.",
				alsoAsked: [
					"datos de mis clientes",
					"datos de los clientes",
					"informacion de mis clientes",
					"base de datos de clientes",
					"datos de mis pacientes",
					"datos de mis huespedes",
				],
			},
			en: {
				question: "What happens to my customers’ data?",
				answer:
					"What is published here is about the data you leave on this site. Your customers’ data depends on the systems that get connected: a person on the team goes over that with you.",
				alsoAsked: [
					"customers info",
					"clients info",
					"my customers info",
					"customer info",
					"my customers' data",
					"my customers data",
					"my clients' data",
					"my clients data",
					"customer data",
					"data of my customers",
					"my customers' information",
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
				],
			},
		},
	},
	{
		page: "products",
		text: {
			es: {
				question: "¿Puede pasar la conversación a una persona?",
				answer:
					"Sí: lo que necesita a una persona se lo pasa a tu equipo, con el resumen de la conversación, para que nadie repita nada.",
				alsoAsked: [
					"asesores humanos",
					"pasa a una persona",
					"pasar a una persona",
					"pasar con un asesor",
					"pasarle el chat a",
					"escala a una persona",
					"hablar con un humano",
					"quiere hablar con una persona",
					"piden una persona",
					"humano",
				],
			},
			en: {
				question: "Can it hand the conversation over to a person?",
				answer:
					"Yes: whatever needs a person goes to your team, with a summary of the conversation, so nobody has to repeat anything.",
				alsoAsked: [
					"human agents",
					"hand over to a person",
					"hand off to a human",
					"transfer to a human",
					"pass it to a person",
					"escalate to a person",
					"wants a person",
					"wants a human",
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
					"si no sabe",
					"no sabe la respuesta",
					"cuando no sabe",
					"si no entiende",
					"cuando no entiende",
					"no sabe responder",
					"no tiene la respuesta",
					"pregunta algo raro",
					"preguntan algo que no sabe",
					"pregunta algo que no",
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
					"It answers only with what you approve: your prices, policies and catalog. If it can’t find something, it says so and passes the conversation to a person.",
				alsoAsked: [
					"doesn't know",
					"does not know",
					"doesn't understand",
					"does not understand",
					"can't answer",
					"says something wrong",
					"doesn't have the answer",
					"asks something weird",
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
					"donde quedan",
					"donde estan ubicados",
					"tienen oficina",
					"en que ciudad",
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
					"fuera de colombia",
					"en usa",
				],
			},
			en: {
				question: "Where are you? Do you work outside Colombia?",
				answer: `We’re in ${site.city} and work with small and medium businesses in Colombia and Latin America. The whole process can be done remotely.`,
				alsoAsked: [
					"where are you located",
					"where are you based",
					"have an office",
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
					"serve the us",
					"work in the us",
					"in the us",
					"us companies",
					"usa",
					"outside colombia",
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
					"quien esta detras de esto",
					"hace cuanto existen",
					"hace cuanto trabajan",
					"cuanto llevan",
					"equipo",
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
					"how long have you been",
					"how long has the company",
					"years in business",
					"been around",
					"been in business",
					"team",
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
		page: "about",
		text: {
			es: {
				question: "¿Quiénes fundaron la empresa?",
				answer: `La fundaron ${founders(es, " y ")} en ${site.foundingYear}. En la página del equipo está qué hace cada quien.`,
				alsoAsked: [
					"quien fundo",
					"fundadores",
					"fundador",
					"quien es el dueno",
					"quienes son los duenos",
					"quien creo esto",
					"quien creo la empresa",
					"quien es el jefe",
				],
			},
			en: {
				question: "Who founded the company?",
				answer: `${founders(en, " and ")} founded it in ${site.foundingYear}. The team page tells what each of them does.`,
				alsoAsked: [
					"founders",
					"founder",
					"who started",
					"who runs",
					"who owns",
					"who is the owner",
					"who is the ceo",
				],
			},
		},
	},
	{
		page: "contact",
		text: {
			es: {
				question: "¿Cuál es el horario de atención?",
				answer: `El equipo atiende de lunes a viernes de ${site.hours.from} a. m. a ${site.hours.to - 12} p. m., hora de Bogotá, menos en festivos. El asistente contesta a toda hora.`,
				alsoAsked: [
					"horario",
					"horarios",
					"horario de atencion",
					"a que hora",
					"hasta que hora",
					"que dias atienden",
					"que dias trabajan",
					"atienden los sabados",
					"atienden sabados",
					"trabajan los sabados",
					"abren los sabados",
					"atienden festivos",
					"trabajan festivos",
					"atienden fines de semana",
					"trabajan fines de semana",
				],
			},
			en: {
				question: "What are your business hours?",
				answer: `The team answers Monday to Friday, ${site.hours.from} a.m. to ${site.hours.to - 12} p.m. Bogotá time, except on Colombian holidays. The assistant answers at any hour.`,
				alsoAsked: [
					"hours",
					"opening hours",
					"what are your hours",
					"your hours",
					"are you open",
					"open on saturdays",
					"open saturdays",
					"open on weekends",
					"open on sundays",
					"what time do you",
					"when do you close",
					"when do you open",
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
				question: "How do I reach you? What’s your phone or email?",
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
				question: "¿Puedo pedir que me llamen?",
				answer:
					"Sí. Déjame un correo o un teléfono y una persona del equipo te contacta, o escríbenos desde la página de contacto.",
				alsoAsked: ["llamada", "me llamen", "que me llamen", "visita", "zoom"],
			},
			en: {
				question: "Can I ask for a call?",
				answer:
					"Yes. Leave me an email or phone number and a person on the team will reach you, or write to us from the contact page.",
				alsoAsked: ["call me", "call me back", "visit", "zoom"],
			},
		},
	},
	{
		page: "contact",
		text: {
			es: {
				question: "¿Quién me va a llamar?",
				answer:
					"Una persona del equipo, y solo si dejas cómo contactarte. Si prefieres escribir tú primero, en la página de contacto están el correo y el teléfono.",
				alsoAsked: [
					"quien me llama",
					"quien me contacta",
					"quien me escribe",
					"quien me atiende",
					"quien me va a contactar",
				],
			},
			en: {
				question: "Who will call me?",
				answer:
					"A person on the team, and only if you leave a way to reach you. If you’d rather write first, the email and the phone number are on the contact page.",
				alsoAsked: [
					"who will contact me",
					"who will reach out",
					"who calls me",
					"who would i talk to",
					"who will i speak with",
				],
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
