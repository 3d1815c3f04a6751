import type { Question } from "./schema.ts";

/** How the work is done, from the first talk to what comes after the opening. */
export const method = [
	{
		page: "method",
		text: {
			es: {
				question: "¿Cómo funciona? ¿Cómo trabajan?",
				answer:
					"En cuatro pasos: diagnóstico, diseño, implementación y acompañamiento. Vemos por dónde te escriben y dónde se pierde la venta, escribimos las conversaciones, las conectamos a tus sistemas y las mejoramos contigo cada mes.",
				alsoAsked: [
					"como lo hacen",
					"proceso",
					"que incluye",
					"que trae el servicio",
					"metodologia",
					"pasos",
					"etapas",
					"como seria",
					"que sigue",
					"como empezamos",
					"como empiezo",
					"como arrancamos",
				],
			},
			en: {
				question: "How does it work? How do you work?",
				answer:
					"In four steps: diagnosis, design, implementation and support. We see where people write to you and where the sale is lost, write the conversations, connect them to your systems and improve them with you every month.",
				alsoAsked: [
					"process",
					"what is included",
					"what's included",
					"what does it include",
					"methodology",
					"steps",
					"stages",
					"what happens next",
					"how do we start",
					"getting started",
					"how do i start",
				],
			},
		},
	},
	{
		page: "method",
		text: {
			es: {
				question: "¿Cuánto se demora la implementación?",
				answer: "Entre 2 y 4 semanas, según cuántos sistemas haya que conectar.",
				alsoAsked: [
					"cuanto tiempo toma",
					"se demoran",
					"cuanto demoran",
					"cuanto se tardan",
					"cuanto tardan",
					"demoran",
					"plazo",
					"en cuanto tiempo",
					"rapido",
					"listo para cuando",
					"instalacion",
					"montarlo",
					"cuando estaria listo",
				],
			},
			en: {
				question: "How long does implementation take?",
				answer: "Between 2 and 4 weeks, depending on how many systems have to be connected.",
				alsoAsked: [
					"how long",
					"time to launch",
					"setup time",
					"how soon",
					"turnaround",
					"installation",
					"when would it be ready",
					"take to set up",
					"timeline",
				],
			},
		},
	},
	{
		page: "audit",
		text: {
			es: {
				question: "¿Qué es el Audit Express? ¿El diagnóstico es gratis?",
				answer:
					"Es una sesión gratuita de 30 minutos: nos cuentas cómo llegan tus clientes y te llevas 3 mejoras rápidas y un reporte en PDF. No compromete a nada.",
				alsoAsked: [
					"diagnostico",
					"diagnostico gratuito",
					"audit",
					"auditoria",
					"asesoria gratis",
					"reunion",
					"agendar cita",
					"agendar",
					"sesion",
					"consulta gratis",
				],
			},
			en: {
				question: "What is the Audit Express? Is the diagnostic free?",
				answer:
					"It’s a free 30-minute session: you tell us how customers reach you and walk away with 3 quick wins and a PDF report. There’s no commitment.",
				alsoAsked: [
					"diagnostic",
					"free diagnostic",
					"audit",
					"free consultation",
					"meeting",
					"book a call",
					"schedule",
					"session",
					"free assessment",
				],
			},
		},
	},
	{
		page: "method",
		text: {
			es: {
				question: "¿Con qué se integra? ¿Funciona con WhatsApp y con mi CRM?",
				answer:
					"Sí: se conecta con WhatsApp, la web, el correo y el CRM que ya uses, y también con sistemas de reservas, tienda en línea o inventario. Si el tuyo es muy particular, en el diagnóstico vemos cómo.",
				alsoAsked: [
					"integraciones",
					"integra con mi pms",
					"conecta con mi pms",
					"pms",
					"integracion",
					"instagram",
					"facebook",
					"messenger",
					"hubspot",
					"odoo",
					"salesforce",
					"conectar",
					"whatsapp business",
					"api",
					"mi sistema",
					"excel",
					"correo",
					"telefono",
					"llamadas",
					"en mi pagina web",
					"con mi pagina web",
					"shopify",
					"woocommerce",
					"tienda virtual",
				],
			},
			en: {
				question: "What does it integrate with? Does it work with WhatsApp and my CRM?",
				answer:
					"Yes: it connects to WhatsApp, the web, email and the CRM you already use, and to booking systems, online stores or inventory too. If yours is unusual, the diagnostic works out how.",
				alsoAsked: [
					"integrations",
					"integrate with my pms",
					"connect to my pms",
					"pms",
					"integration",
					"instagram",
					"facebook",
					"messenger",
					"hubspot",
					"odoo",
					"salesforce",
					"connect",
					"api",
					"my system",
					"excel",
					"spreadsheet",
					"email",
					"phone calls",
					"on my website",
					"with my website",
					"shopify",
					"woocommerce",
					"whatsapp",
				],
			},
		},
	},
	{
		page: "method",
		text: {
			es: {
				question: "¿Hay soporte después de salir al aire?",
				answer:
					"Sí, el cuarto paso es acompañarte: cada mes leemos contigo las conversaciones, corregimos lo que haga falta y medimos.",
				alsoAsked: [
					"acompanamiento",
					"despues de implementar",
					"mantenimiento",
					"soporte tecnico",
					"si falla",
					"se dana",
					"ayuda despues",
					"capacitacion",
					"postventa",
					"actualizaciones",
				],
			},
			en: {
				question: "Is there support after launch?",
				answer:
					"Yes, the fourth step is staying with you: every month we read conversations together, fix what’s needed and measure.",
				alsoAsked: [
					"ongoing support",
					"maintenance",
					"technical support",
					"if it breaks",
					"if it fails",
					"help afterwards",
					"training",
					"after going live",
					"updates",
				],
			},
		},
	},
	{
		page: "method",
		text: {
			es: {
				question: "¿Necesito saber de tecnología? ¿Qué tengo que poner yo?",
				answer:
					"No. Tú pones lo que sabes de tus clientes: qué preguntan, tus políticas y tus precios. La parte técnica va por nuestra cuenta.",
				alsoAsked: [
					"no se de tecnologia",
					"es dificil",
					"complicado",
					"conocimientos tecnicos",
					"que necesito",
					"requisitos",
					"nunca he usado ia",
					"soy mayor",
					"tengo que programar",
				],
			},
			en: {
				question: "Do I need to know about technology? What do I have to provide?",
				answer:
					"No. You bring what you know about your customers: what they ask, your policies and your prices. The technical side is on us.",
				alsoAsked: [
					"not technical",
					"is it hard",
					"complicated",
					"technical skills",
					"what do i need",
					"requirements",
					"never used ai",
					"coding",
					"not good with computers",
				],
			},
		},
	},
	{
		page: "method",
		text: {
			es: {
				question: "¿Es como ChatGPT?",
				answer:
					"Se parece en que conversa, pero es para tu negocio: contesta solo con lo que tú apruebas, con tus precios, políticas y catálogo. Si no encuentra el dato, lo dice y pasa la conversación a una persona.",
				alsoAsked: [
					"es como chatgpt",
					"usan chatgpt",
					"igual a chatgpt",
					"chatgpt",
					"chat gpt",
					"gemini",
					"que ia usan",
				],
			},
			en: {
				question: "Is it like ChatGPT?",
				answer:
					"It chats like one, but it’s for your business: it answers only with what you approve, with your prices, policies and catalog. If it can’t find something, it says so and passes the conversation to a person.",
				alsoAsked: [
					"like chatgpt",
					"use chatgpt",
					"same as chatgpt",
					"chatgpt",
					"chat gpt",
					"gemini",
					"which ai",
				],
			},
		},
	},
	{
		page: "method",
		text: {
			es: {
				question: "¿Qué trae la propuesta?",
				answer:
					"Es un PDF con lo que nos contaste, lo que te recomendamos y por qué, los pasos del trabajo y lo que sigue. No trae el valor: ese te lo confirma una persona del equipo.",
				alsoAsked: [
					"que incluye la propuesta",
					"que tiene la propuesta",
					"que dice la propuesta",
					"que hay en la propuesta",
					"contenido de la propuesta",
				],
			},
			en: {
				question: "What is in the proposal?",
				answer:
					"It’s a PDF with what you told us, what we recommend and why, the steps of the work and what comes next. It doesn’t carry the cost: a person on the team confirms that.",
				alsoAsked: [
					"what's in the proposal",
					"what does the proposal include",
					"what does the proposal say",
					"in the proposal",
					"proposal contain",
				],
			},
		},
	},
	{
		page: "consulting",
		text: {
			es: {
				question: "¿También hacen consultoría en transformación digital?",
				answer:
					"Sí. Además de los productos, acompañamos a ordenar procesos y datos y a decidir qué automatizar primero y qué no vale la pena.",
				alsoAsked: [
					"consultoria",
					"asesoria",
					"transformacion digital",
					"estrategia",
					"automatizar procesos",
					"procesos internos",
				],
			},
			en: {
				question: "Do you also do digital transformation consulting?",
				answer:
					"Yes. Besides the products, we help put processes and data in order and decide what to automate first and what isn’t worth it.",
				alsoAsked: [
					"consulting",
					"advice",
					"digital transformation",
					"strategy",
					"process automation",
					"internal processes",
				],
			},
		},
	},
] as const satisfies readonly Question[];
