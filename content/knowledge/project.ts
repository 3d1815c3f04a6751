import type { KnowledgeEntry } from "./schema.ts";

/** How a project goes, and what it asks of a client. */
export const project = [
	{
		id: "how-it-works",
		page: "method",
		text: {
			es: {
				question: "¿Cómo funciona, paso a paso?",
				answer:
					"Trabajamos en cuatro pasos: diagnóstico, diseño, implementación y acompañamiento. Vemos por dónde te escriben y dónde se pierde la venta, escribimos las conversaciones y las conectamos a tus sistemas. Después, cada mes las leemos contigo y las mejoramos.",
			},
			en: {
				question: "How does it work, step by step?",
				answer:
					"We work in four steps: diagnosis, design, implementation and support. We look at where people write to you and where sales get lost, write the conversations and connect them to your systems. After that, we go over them with you every month and improve them.",
			},
		},
	},
	{
		id: "how-long",
		page: "method",
		text: {
			es: {
				question: "¿Cuánto se demora la implementación?",
				answer:
					"De la primera llamada al primer mensaje contestado pasan entre 2 y 4 semanas, según cuántos sistemas haya que conectar.",
			},
			en: {
				question: "How long does it take to set up?",
				answer:
					"It takes 2 to 4 weeks from the first call to the first answered message, depending on how many systems have to be connected.",
			},
		},
	},
	{
		id: "your-part",
		page: "method",
		text: {
			es: {
				question: "¿Qué pongo yo? ¿Tengo que saber de tecnología?",
				answer:
					"Tú pones lo que sabes de tus clientes: qué preguntan, tus políticas y tus precios. Las conversaciones las escribimos nosotros y las apruebas tú; la parte técnica va por nuestra cuenta.",
			},
			en: {
				question: "What do I have to provide? Do I need to be technical?",
				answer:
					"You bring what you know about your customers: what they ask, your policies and your prices. We write the conversations, you approve them, and the technical side is on us.",
			},
		},
	},
	{
		id: "too-small",
		page: "audit",
		text: {
			es: {
				question: "¿Sirve para un negocio tan pequeño como el mío?",
				answer:
					"Trabajamos con negocios pequeños y preferimos empezar por una sola cosa: un canal que funciona vale más que cinco a medias. El diagnóstico gratuito te dice qué vale la pena automatizar y qué no, y te deja tres mejoras que puedes hacer con o sin nosotros.",
			},
			en: {
				question: "Is it worth it for a business as small as mine?",
				answer:
					"We work with small businesses and like to start with one thing: one channel that works beats five that half work. The free diagnostic tells you what’s worth automating and what isn’t, and leaves you with three improvements you can make with or without us.",
			},
		},
	},
	{
		id: "your-team",
		page: "method",
		text: {
			es: {
				question: "¿Va a reemplazar a mi equipo?",
				answer:
					"La idea es quitarle lo repetido a tu equipo, no reemplazarlo. El asistente contesta lo de siempre y le pasa lo demás a una persona, con un resumen.",
			},
			en: {
				question: "Will it replace my team?",
				answer:
					"The idea is to take the repetitive work off your team, not to replace it. The assistant handles the usual questions and passes the rest to a person, with a summary.",
			},
		},
	},
	{
		id: "training",
		page: "method",
		text: {
			es: {
				question: "¿Capacitan a mi equipo? ¿Dan cursos o talleres?",
				answer:
					"Los cursos y talleres no están entre lo que ofrecemos aquí. Lo que sí hacemos es trabajar con tu equipo: probamos el asistente con ellos antes de salir al aire y aprenden a corregirlo. Después, cada mes revisamos juntos cómo va.",
			},
			en: {
				question: "Do you train my team or run workshops?",
				answer:
					"Courses and workshops aren’t among the services we offer here. What we do is work with your team: we test the assistant with them before it goes live, and they learn to correct it. After that, we go over how it’s doing together every month.",
			},
		},
	},
	{
		id: "support",
		page: "method",
		text: {
			es: {
				question: "¿Qué soporte hay después de salir al aire?",
				answer:
					"El cuarto paso es el acompañamiento: cada mes leemos contigo las conversaciones, medimos y corregimos lo que haga falta. Te queda un reporte corto y una lista de mejoras.",
			},
			en: {
				question: "What support is there after launch?",
				answer:
					"Support is the fourth step: every month we go over the conversations with you, measure and fix what needs fixing. You get a short report and a list of improvements.",
			},
		},
	},
	{
		id: "consulting",
		page: "consulting",
		text: {
			es: {
				question: "¿Hacen consultoría en transformación digital?",
				answer:
					"Además de los productos, hacemos consultoría: hablamos con quienes atienden, medimos cuánto tiempo y cuántas ventas se pierden, y decidimos contigo qué mejorar primero y qué dejar igual. Después te acompañamos hasta que tu equipo lo maneje solo.",
			},
			en: {
				question: "Do you do digital transformation consulting?",
				answer:
					"Besides the products, we do consulting: we talk to the people who answer your customers, measure the time and sales being lost, and decide with you what to improve first and what to leave alone. Then we stay until your team can run it without us.",
			},
		},
	},
	{
		id: "websites",
		page: "solutions",
		isWish: true,
		text: {
			es: {
				question: "¿Hacen páginas web, aplicaciones o redes sociales?",
				answer:
					"Las páginas web, las aplicaciones, las redes sociales y la pauta no están entre los servicios que ofrecemos aquí. Lo nuestro son los asistentes de IA que contestan a tus clientes y la automatización de lo que pasa alrededor. Si ya tienes página, el asistente se conecta con ella.",
			},
			en: {
				question: "Do you build websites or apps, or run social media?",
				answer:
					"Websites, apps, social media and ads aren’t among the services we offer here. What we do is AI assistants that answer your customers, and automation of what happens around them. If you already have a website, the assistant connects to it.",
			},
		},
	},
	{
		id: "uptime",
		page: "method",
		unpublished: true,
		text: {
			es: {
				question: "¿Qué pasa si el sistema se cae? ¿Hay un SLA?",
				answer:
					"El nivel de servicio (SLA) se acuerda por escrito, igual que lo que pasa si el sistema se cae. El trabajo incluye acompañamiento: cada mes vemos contigo los resultados y corregimos lo que haga falta.",
			},
			en: {
				question: "What if the system goes down? Is there an SLA?",
				answer:
					"The service level (SLA) is agreed on in writing, and so is what happens if the system goes down. Support is part of the work: every month we review results with you and fix what needs fixing.",
			},
		},
	},
] as const satisfies readonly KnowledgeEntry[];
