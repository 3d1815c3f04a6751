import type { Question } from "./schema.ts";

/** What is sold, to whom, and what it changes. */
export const offer = [
	{
		page: "solutions",
		text: {
			es: {
				question: "¿Qué hacen ustedes?",
				answer:
					"Montamos asistentes de IA que contestan a tus clientes, entienden qué buscan y le dejan a tu equipo la venta lista para cerrar. También ordenamos y automatizamos lo que pasa alrededor: CRM, reservas, pedidos y seguimiento.",
				alsoAsked: [
					"que ofrecen",
					"a que se dedican",
					"que servicios tienen",
					"de que se trata",
					"que es esto",
					"que venden",
					"soluciones",
					"en que me pueden ayudar",
					"como me ayudan",
					"servicios",
				],
			},
			en: {
				question: "What do you do?",
				answer:
					"We set up AI assistants that answer your customers, understand what they want and leave your team a sale that is ready to close. We also tidy up and automate what happens around it: CRM, bookings, orders and follow-up.",
				alsoAsked: [
					"what do you offer",
					"what services do you have",
					"what is this",
					"what do you sell",
					"solutions",
					"how can you help me",
					"what is your company about",
					"services",
				],
			},
		},
	},
	{
		page: "solutions",
		text: {
			es: {
				question: "¿Hacen páginas web, aplicaciones o redes sociales?",
				answer:
					"Eso no está entre lo que ofrecemos en este sitio. Lo nuestro son los asistentes de IA que contestan a tus clientes y ordenar lo que pasa alrededor: CRM, reservas, pedidos y seguimiento. Si tienes ya una página, el asistente se conecta con ella.",
				alsoAsked: [
					"paginas web",
					"hacen paginas web",
					"hacen una pagina web",
					"crear una pagina",
					"diseno web",
					"desarrollo web",
					"aplicaciones moviles",
					"hacen apps",
					"manejan redes sociales",
					"community manager",
					"diseno grafico",
				],
			},
			en: {
				question: "Do you build websites, apps or social media?",
				answer:
					"That isn’t among what we offer on this site. What we do is AI assistants that answer your customers, and tidying up what happens around them: CRM, bookings, orders and follow-up. If you already have a website, the assistant connects to it.",
				alsoAsked: [
					"build websites",
					"make websites",
					"build a website",
					"make me a website",
					"web design",
					"web development",
					"mobile apps",
					"build apps",
					"social media",
					"graphic design",
				],
			},
		},
	},
	{
		page: "products",
		text: {
			es: {
				question: "¿Qué productos tienen?",
				answer:
					"Seis: FCMsie para servicio, NPSie para oír la opinión, Contact Pilot para el primer contacto, Travel AI Booster para turismo, Sales Site Hub para inmobiliario y CPG CX AI para comercio. Se pueden combinar.",
				alsoAsked: [
					"cuales son los productos",
					"lista de productos",
					"herramientas",
					"portafolio",
					"catalogo de productos",
				],
			},
			en: {
				question: "Which products do you have?",
				answer:
					"Six: FCMsie for service, NPSie to hear what customers think, Contact Pilot for first contact, Travel AI Booster for travel, Sales Site Hub for real estate and CPG CX AI for retail. They work together.",
				alsoAsked: ["what are your products", "product list", "tools", "portfolio"],
			},
		},
	},
	{
		page: "industries",
		text: {
			es: {
				question: "¿Con qué industrias trabajan? ¿Sirve para mi negocio?",
				answer:
					"Si tus clientes preguntan antes de comprar, sirve. Las que mejor conocemos son hoteles y viajes, inmobiliario y construcción, comercio, educación y ONG, y automotriz; para otras, el diagnóstico dice si vale la pena.",
				alsoAsked: [
					"sectores",
					"vendo por instagram",
					"vendo por facebook",
					"vendo por whatsapp",
					"vendo por redes",
					"vendo en linea",
					"tipo de empresas",
					"trabajan con restaurantes",
					"trabajan con clinicas",
					"abogados",
					"funciona para mi empresa",
					"para quien es",
					"empresa pequena",
					"negocio chiquito",
					"negocio pequeno",
					"sirve para un negocio",
					"pyme",
					"pymes",
					"microempresa",
					"soy pequeno",
				],
			},
			en: {
				question: "Which industries do you work with? Is it right for my business?",
				answer:
					"If your customers ask before they buy, it is. We know hotels and travel, real estate and construction, retail, education and nonprofits, and automotive best; for others, the diagnostic tells whether it’s worth it.",
				alsoAsked: [
					"sectors",
					"sell on instagram",
					"sell on facebook",
					"sell on whatsapp",
					"sell online",
					"type of companies",
					"do you work with restaurants",
					"clinics",
					"law firms",
					"does it work for my company",
					"who is it for",
					"small business",
					"small company",
					"too small",
				],
			},
		},
	},
	{
		page: "contact",
		text: {
			es: {
				question: "¿Cuánto cuesta?",
				answer:
					"Depende de por dónde te escriben tus clientes y de qué haya que conectar, por eso no publicamos precios. El diagnóstico gratuito deja un alcance claro y el valor te lo confirma una persona del equipo.",
				alsoAsked: [
					"precio",
					"precios",
					"planes",
					"tarifas",
					"costo",
					"valor mensual",
					"formas de pago",
					"como se paga",
					"mensualidad",
				],
			},
			en: {
				question: "How much does it cost?",
				answer:
					"It depends on where your customers write to you and what has to be connected, so we don’t publish prices. The free diagnostic gives a clear scope, and a person on the team confirms the cost.",
				alsoAsked: [
					"price",
					"pricing",
					"plans",
					"rates",
					"fee",
					"monthly fee",
					"payment terms",
					"subscription",
				],
			},
		},
	},
	{
		page: "home",
		text: {
			es: {
				question: "¿Qué resultados dan? ¿Vale la pena?",
				answer:
					"En nuestros proyectos reportamos hasta 80 % de las consultas automatizadas y 65 % menos costo de soporte. Lo que cambiaría en tu negocio lo dice el diagnóstico, no una promesa.",
				alsoAsked: [
					"beneficios",
					"resultados",
					"que gano",
					"retorno",
					"roi",
					"cuanto mejora",
					"estadisticas",
					"ventajas",
					"garantia",
					"garantizan resultados",
					"casos de exito",
					"clientes",
					"experiencia",
				],
			},
			en: {
				question: "What results do you get? Is it worth it?",
				answer:
					"In our projects we report up to 80% of queries automated and 65% lower support cost. What would change in your business is for the diagnostic to say, not a promise.",
				alsoAsked: [
					"benefits",
					"results",
					"what do i gain",
					"return",
					"roi",
					"how much improvement",
					"statistics",
					"guarantee",
					"success stories",
					"track record",
				],
			},
		},
	},
	{
		page: "cases",
		text: {
			es: {
				question: "¿Tienen casos o clientes que pueda ver?",
				answer:
					"Sí, hemos hecho más de 50 proyectos y en la página de casos contamos qué problema había y qué cambió.",
				alsoAsked: [
					"cuantos proyectos",
					"cuantos clientes",
					"que clientes tienen",
					"casos",
					"referencias",
					"clientes que tienen",
					"portafolio de clientes",
					"ejemplos",
					"testimonios",
					"experiencia",
				],
			},
			en: {
				question: "Do you have cases or clients I can look at?",
				answer:
					"Yes, we’ve done over 50 projects, and the cases page tells what the problem was and what changed.",
				alsoAsked: [
					"how many projects",
					"how many customers",
					"how many clients",
					"references",
					"case studies",
					"client list",
					"examples",
					"testimonials",
					"experience",
				],
			},
		},
	},
	{
		page: "demos",
		text: {
			es: {
				question: "¿Puedo ver una demo?",
				answer:
					"Sí, en la página de demos hay conversaciones de ejemplo por industria que puedes recorrer paso a paso, sin registrarte.",
				alsoAsked: [
					"demostracion",
					"ver como funciona",
					"probar",
					"prueba",
					"ejemplo",
					"mostrar",
					"video",
					"demos",
				],
			},
			en: {
				question: "Can I see a demo?",
				answer:
					"Yes, the demos page has sample conversations by industry that you can walk through step by step, without signing up.",
				alsoAsked: [
					"demonstration",
					"see how it works",
					"try it",
					"trial",
					"example",
					"show me",
					"video",
					"demos",
				],
			},
		},
	},
	{
		page: "home",
		text: {
			es: {
				question: "¿Qué tan rápido contesta el asistente?",
				answer: "En menos de 10 segundos, a cualquier hora del día o de la noche.",
				alsoAsked: [
					"tiempo de respuesta",
					"velocidad",
					"24 horas",
					"24/7",
					"fines de semana",
					"de noche",
					"madrugada",
					"festivos",
					"horario del asistente",
				],
			},
			en: {
				question: "How fast does the assistant answer?",
				answer: "In under 10 seconds, at any time of day or night.",
				alsoAsked: [
					"response time",
					"speed",
					"24 hours",
					"24/7",
					"weekends",
					"at night",
					"holidays",
					"after hours",
				],
			},
		},
	},
	{
		page: "home",
		text: {
			es: {
				question: "¿En qué idiomas atiende?",
				answer: "Atiende en más de 20 idiomas: reconoce el del cliente y le contesta en el mismo.",
				alsoAsked: [
					"ingles",
					"frances",
					"portugues",
					"aleman",
					"cuantos idiomas",
					"lenguas",
					"extranjeros",
					"traduce",
					"idioma",
				],
			},
			en: {
				question: "Which languages does it speak?",
				answer:
					"It speaks more than 20 languages: it notices which one the customer writes in and answers in the same.",
				alsoAsked: [
					"english",
					"french",
					"portuguese",
					"german",
					"spanish",
					"how many languages",
					"languages do you support",
					"foreign customers",
					"translate",
					"language",
				],
			},
		},
	},
] as const satisfies readonly Question[];
