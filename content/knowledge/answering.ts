import type { KnowledgeEntry } from "./schema.ts";

/** How the product answers a business's customers, and what it connects with. */
export const answering = [
	{
		id: "integrations",
		page: "method",
		text: {
			es: {
				question: "¿Con qué se conecta? ¿Con WhatsApp y mi CRM?",
				answer:
					"El asistente se conecta con WhatsApp, redes sociales, tu página web, el correo y tu CRM, y también con sistemas de reservas, tiendas en línea e inventarios. Si tu sistema es poco común, en el diagnóstico gratuito vemos si se puede conectar y cómo.",
			},
			en: {
				question: "What does it connect to? WhatsApp? My CRM?",
				answer:
					"The assistant connects to WhatsApp, social media, your website, email and your CRM, as well as to booking systems, online stores and inventory. If your system is unusual, the free diagnostic shows whether it can be connected and how.",
			},
		},
	},
	{
		id: "named-integration",
		page: "method",
		unpublished: true,
		text: {
			es: {
				question: "¿Se conecta con el programa que ya uso?",
				answer:
					"Nos conectamos a los sistemas que un negocio ya usa, cuando se pueden conectar: CRM, reservas, agenda, inventario, facturación o tienda en línea. El tuyo lo revisamos por su nombre en el diagnóstico gratuito, antes de conectar nada.",
			},
			en: {
				question: "Does it connect to the software I already use?",
				answer:
					"We connect to the systems a business already uses, as long as they can be connected: CRM, bookings, calendar, inventory, billing or online store. We check yours by name in the free diagnostic, before anything is connected.",
			},
		},
	},
	{
		id: "answer-speed",
		page: "home",
		isWish: true,
		text: {
			es: {
				question: "¿Qué tan rápido contesta? ¿También de noche?",
				answer:
					"El asistente contesta en menos de 10 segundos, a cualquier hora: de noche, los fines de semana y en festivos también.",
			},
			en: {
				question: "How fast does it answer? At night too?",
				answer:
					"The assistant answers in under 10 seconds at any hour, including nights, weekends and holidays.",
			},
		},
	},
	{
		id: "away",
		page: "home",

		text: {
			es: {
				question: "¿Contesta aunque yo esté ocupado o sin señal?",
				answer:
					"El asistente contesta solo, en menos de 10 segundos y a cualquier hora, así que tus clientes no dependen de que tú tengas señal o las manos libres. Lo que necesita una persona te queda con un resumen para cuando vuelvas.",
			},
			en: {
				question: "Does it answer when I’m busy or have no signal?",
				answer:
					"The assistant answers on its own, in under 10 seconds at any hour, so your customers don’t depend on you having signal or your hands free. Whatever needs a person is waiting for you with a summary when you’re back.",
			},
		},
	},
	{
		id: "languages",
		page: "home",
		isWish: true,
		text: {
			es: {
				question: "¿En qué idiomas atiende?",
				answer:
					"El asistente atiende en más de 20 idiomas. Tu cliente escribe y recibe la respuesta en su idioma, y tu equipo lee en español.",
			},
			en: {
				question: "What languages does it speak?",
				answer:
					"The assistant speaks more than 20 languages. Customers write and get their answer in their own language, and your team reads in yours.",
			},
		},
	},
	{
		id: "handover",
		page: "products",
		isWish: true,
		text: {
			es: {
				question: "¿Puede pasarle la conversación a una persona?",
				answer:
					"Cuando el cliente pide una persona, o cuando el asistente no encuentra el dato, la conversación pasa a tu equipo con un resumen, para que nadie tenga que repetir nada.",
			},
			en: {
				question: "Can it hand the conversation over to a person?",
				answer:
					"When a customer asks for a person, or the assistant can’t find the answer, the conversation goes to your team with a summary, so nobody has to repeat anything.",
			},
		},
	},
	{
		id: "mistakes",
		page: "method",
		text: {
			es: {
				question: "¿Y si la IA se equivoca o inventa?",
				answer:
					"El asistente contesta solo con lo que tú apruebas: tus precios, tus políticas y tu catálogo. Si no encuentra el dato, lo dice y le pasa la conversación a una persona. Además, cada mes leemos contigo las conversaciones y corregimos lo que haga falta.",
			},
			en: {
				question: "What if the AI gets it wrong or makes things up?",
				answer:
					"The assistant answers only with what you approve: your prices, your policies and your catalog. If it can’t find something, it says so and hands the conversation to a person. And every month we go over the conversations with you and fix what needs fixing.",
			},
		},
	},
	{
		id: "dislike-bots",
		page: "method",
		text: {
			es: {
				question: "¿Y si a mis clientes no les gustan los bots?",
				answer:
					"Es una duda razonable: un bot que no entiende cansa a cualquiera. Por eso las conversaciones se escriben como habla tu equipo y las apruebas tú, y a quien quiera hablar con una persona le basta con pedirlo. Antes de salir al aire, lo probamos con tu gente.",
			},
			en: {
				question: "What if my customers don’t like bots?",
				answer:
					"It’s a fair worry: nobody likes a bot that doesn’t understand. That’s why conversations are written the way your team talks, you approve them, and anyone who asks for a person gets one. We test it with your team before it goes live.",
			},
		},
	},
	{
		id: "chatgpt",
		page: "method",
		text: {
			es: {
				question: "¿Es como ChatGPT? ¿Qué modelo usan?",
				answer:
					"El asistente conversa como ChatGPT, pero contesta solo con lo que tú apruebas: tus precios, políticas y catálogo. Si no encuentra el dato, lo dice y le pasa la conversación a una persona. Si quieres saber qué modelo de IA hay detrás, pregúntaselo al equipo.",
			},
			en: {
				question: "Is it like ChatGPT? Which model do you use?",
				answer:
					"The assistant chats like ChatGPT, but it answers only with what you approve: your prices, policies and catalog. If it can’t find something, it says so and brings in a person. To find out which AI model is behind it, ask the team.",
			},
		},
	},
	{
		id: "capacity",
		page: "industries",
		text: {
			es: {
				question: "¿Cuántos chats aguanta al mismo tiempo?",
				answer:
					"El asistente atiende todas las conversaciones a la vez y contesta en menos de 10 segundos, también en temporada alta. Si hay topes de mensajes o de usuarios, quedan por escrito con el alcance, después del diagnóstico.",
			},
			en: {
				question: "How many chats can it handle at once?",
				answer:
					"The assistant handles every conversation at once and answers in under 10 seconds, even in peak season. Any limits on messages or users are put in writing with the scope, after the diagnostic.",
			},
		},
	},
	{
		id: "branches",
		page: "method",
		unpublished: true,
		text: {
			es: {
				question: "¿Funciona con varias sedes o sucursales?",
				answer:
					"Un mismo asistente atiende todos tus canales y a todos tus clientes a la vez. Cómo manejar los horarios, los precios y el inventario de cada sede depende de tus sistemas, y eso lo revisamos en el diagnóstico gratuito.",
			},
			en: {
				question: "Does it work with several branches or locations?",
				answer:
					"A single assistant covers all your channels and every customer at once. How to handle each location’s hours, prices and stock depends on your systems, and we look at that in the free diagnostic.",
			},
		},
	},
	{
		id: "whatsapp-number",
		page: "method",
		unpublished: true,
		text: {
			es: {
				question: "¿Puedo conservar mi número de WhatsApp?",
				answer:
					"El asistente contesta por WhatsApp. En el diagnóstico gratuito, antes de conectar nada, revisamos cómo se conecta tu número, si lo conservas y qué reglas pone Meta.",
			},
			en: {
				question: "Can I keep my WhatsApp number?",
				answer:
					"The assistant answers on WhatsApp. In the free diagnostic, before anything is connected, we go over how to connect your number, whether you keep it and what Meta’s rules are.",
			},
		},
	},
] as const satisfies readonly KnowledgeEntry[];
