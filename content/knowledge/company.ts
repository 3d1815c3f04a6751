import { en as aboutInEnglish } from "../pages/about/en.ts";
import { es as aboutInSpanish } from "../pages/about/es.ts";
import type { AboutText } from "../pages/about/schema.ts";
import { en as casesInEnglish } from "../pages/cases/en.ts";
import { es as casesInSpanish } from "../pages/cases/es.ts";
import { site } from "../site.ts";
import type { KnowledgeEntry } from "./schema.ts";

/** As the team page names them: "Ana, Luis y Eva". */
function namesOf(about: (product: string, year: number) => AboutText, and: string): string {
	const names = about(site.product, site.foundingYear).team.people.map(({ name }) => name);
	return `${names.slice(0, -1).join(", ")}${and}${names.at(-1)}`;
}

/** What the company does, for whom, and who it is. */
export const company = [
	{
		id: "what-we-do",
		page: "solutions",
		text: {
			es: {
				question: "¿Qué hacen ustedes?",
				answer:
					"Montamos asistentes de IA que contestan a tus clientes, entienden qué buscan y le dejan a tu equipo la venta lista para cerrar. También ordenamos y automatizamos lo que pasa alrededor: CRM, reservas, pedidos y seguimiento.",
			},
			en: {
				question: "What do you do?",
				answer:
					"We set up AI assistants that answer your customers, work out what they want and hand your team a sale that’s ready to close. We also organize and automate what happens around that: CRM, bookings, orders and follow-up.",
			},
		},
	},
	{
		id: "industries",
		page: "industries",
		text: {
			es: {
				question: "¿Trabajan con negocios como el mío?",
				answer:
					"Las industrias que mejor conocemos son hoteles y viajes, inmobiliario y construcción, comercio, educación y ONG, y automotriz. Si tus clientes preguntan antes de comprar, también puede servir en otras, y el diagnóstico gratuito te dice si vale la pena.",
			},
			en: {
				question: "Do you work with businesses like mine?",
				answer:
					"The industries we know best are hotels and travel, real estate and construction, retail, education and nonprofits, and automotive. If your customers ask before they buy, it can work in others too, and the free diagnostic tells you whether it’s worth it.",
			},
		},
	},
	{
		id: "products",
		page: "products",
		text: {
			es: {
				question: "¿Qué productos tienen?",
				answer:
					"Tenemos seis: FCMsie para servicio al cliente, NPSie para saber qué opinan tus clientes, Contact Pilot para el primer contacto, Travel AI Booster para hoteles y turismo, Sales Site Hub para inmobiliarias y constructoras, y CPG CX AI para tiendas en línea y marcas de consumo.",
			},
			en: {
				question: "What products do you have?",
				answer:
					"There are six: FCMsie for customer service, NPSie to hear what customers think, Contact Pilot for first contact, Travel AI Booster for hotels and travel, Sales Site Hub for real estate and builders, and CPG CX AI for online stores and consumer brands.",
			},
		},
	},
	{
		id: "cases",
		page: "cases",
		text: {
			es: {
				question: "¿Qué clientes o casos puedo ver?",
				answer: `Hemos hecho más de 50 proyectos. En la página de casos hay un ejemplo por industria: qué pasaba, qué hicimos y qué cambió. ${casesInSpanish(site.product).sample}`,
			},
			en: {
				question: "Which clients or case studies can I look at?",
				answer: `We’ve done over 50 projects. The case studies page has an example for each industry: what was going on, what we did and what changed. ${casesInEnglish(site.product).sample}`,
			},
		},
	},
	{
		id: "real-figures",
		page: "cases",

		text: {
			es: {
				question: "¿Las cifras y los casos son reales?",
				answer:
					"Las cifras de resultados son las de nuestros proyectos con clientes, y no garantizan las tuyas. Los casos, las historias y los testimonios, en cambio, son de muestra: esas empresas y personas no existen.",
			},
			en: {
				question: "Are the figures and cases real?",
				answer:
					"The result figures are ours, from our projects with clients, and they don’t guarantee yours. The cases, stories and testimonials, though, are samples: those businesses and people are invented.",
			},
		},
	},
	{
		id: "results",
		page: "home",
		text: {
			es: {
				question: "¿Qué resultados dan? ¿Vale la pena?",
				answer:
					"En nuestros proyectos se ha automatizado hasta el 80 % de las consultas de soporte, y el costo de soporte ha bajado un 65 %. Esas cifras no garantizan las tuyas: lo que cambiaría en tu negocio lo calculamos contigo en el diagnóstico gratuito.",
			},
			en: {
				question: "What results do you get? Is it worth it?",
				answer:
					"In our projects, up to 80% of support questions have been automated, and support costs have come down 65%. Those figures don’t guarantee yours: we work out with you, in the free diagnostic, what would change in your business.",
			},
		},
	},
	{
		id: "competitors",
		page: "method",
		text: {
			es: {
				question: "¿En qué se diferencian de otras empresas?",
				answer:
					"Preferimos no compararnos con otras empresas y contarte lo que no negociamos: el asistente habla como tu negocio, tus datos son siempre tuyos y una persona toma la conversación cuando hace falta. Y en cualquiera de los cuatro pasos puedes parar.",
			},
			en: {
				question: "How are you different from other companies?",
				answer:
					"We’d rather not compare ourselves with other companies, but we can tell you what we won’t negotiate: the assistant talks like your business, your data is always yours, and a person takes over when needed. And you can stop at any of the four steps.",
			},
		},
	},
	{
		id: "who-we-are",
		page: "about",
		text: {
			es: {
				question: "¿Quiénes son ustedes?",
				answer: `Somos una consultora colombiana fundada en ${site.foundingYear}. Ayudamos a negocios pequeños y medianos a atender mejor a sus clientes con IA y automatización.`,
			},
			en: {
				question: "Who are you?",
				answer: `We’re a Colombian consultancy founded in ${site.foundingYear}. We help small and medium businesses take better care of their customers with AI and automation.`,
			},
		},
	},
	{
		id: "founders",
		page: "about",
		text: {
			es: {
				question: "¿Quiénes fundaron la empresa?",
				answer: `La fundaron ${namesOf(aboutInSpanish, " y ")} en ${site.foundingYear}. En la página Nosotros está qué hace cada quien.`,
			},
			en: {
				question: "Who founded the company?",
				answer: `${namesOf(aboutInEnglish, " and ")} founded it in ${site.foundingYear}. The About page says what each of them does.`,
			},
		},
	},
	{
		id: "where",
		page: "about",
		text: {
			es: {
				question: "¿Dónde están? ¿Trabajan en otras ciudades o países?",
				answer: `Estamos en ${site.city} y trabajamos con pequeñas y medianas empresas de Colombia y América Latina. El diagnóstico es por videollamada, así que no importa en qué ciudad estés.`,
			},
			en: {
				question: "Where are you? Do you work in other cities or countries?",
				answer: `We’re in ${site.city}, and we work with small and medium businesses in Colombia and Latin America. The diagnostic is a video call, so it doesn’t matter which city you’re in.`,
			},
		},
	},
	{
		id: "legal-identity",
		page: "legal",
		unpublished: true,
		text: {
			es: {
				question: "¿Cuál es su NIT y su razón social?",
				answer: `El NIT, la razón social y la matrícula en la cámara de comercio te los da una persona del equipo. En la página legal está quién es el responsable de los datos, con domicilio en ${site.city}, Colombia.`,
			},
			en: {
				question: "What’s your tax number and legal name?",
				answer: `A person on the team can give you our tax number (NIT), legal name and chamber of commerce registration. The legal page names the data controller, based in ${site.city}, Colombia.`,
			},
		},
	},
	{
		id: "company-figures",
		page: "about",
		unpublished: true,
		text: {
			es: {
				question: "¿Cuánto facturan y cuántos empleados tienen?",
				answer: `Empezamos en ${site.foundingYear} y llevamos más de 50 proyectos. Los ingresos, los inversionistas y el número de empleados y de clientes no los compartimos aquí.`,
			},
			en: {
				question: "What are your revenue and headcount?",
				answer: `We started in ${site.foundingYear} and have done over 50 projects. Revenue, investors, headcount and the number of clients aren’t something we share here.`,
			},
		},
	},
] as const satisfies readonly KnowledgeEntry[];
