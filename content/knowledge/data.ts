import type { KnowledgeEntry } from "./schema.ts";

/** What happens to data, of a visitor and of a client's customers. */
export const data = [
	{
		id: "your-data",
		page: "legal",
		text: {
			es: {
				question: "¿Qué hacen con mis datos? ¿Es seguro este chat?",
				answer:
					"Usamos tus datos para responderte, preparar tu propuesta y hacerle seguimiento a lo que pediste; no los vendemos ni los alquilamos. Viajan cifrados y solo los ve quien te atiende. En la página legal puedes pedir verlos, corregirlos o borrarlos.",
			},
			en: {
				question: "What do you do with my data? Is this chat safe?",
				answer:
					"We use your data to answer you, prepare your proposal and follow up on what you asked for, and we don’t sell or rent it. It’s encrypted in transit, and only the people helping you see it. On the legal page you can ask to see it, correct it or have it deleted.",
			},
		},
	},
	{
		id: "erased",
		page: "legal",

		text: {
			es: {
				question: "¿Ya borraron mis datos?",
				answer:
					"Si pediste que los borremos, el equipo tiene tu petición y la atiende. Para ver qué queda anotado aquí, pregúntame qué datos tengo de ti; y para que quede en firme, llena el formulario de derechos de la página legal, que te da un número de referencia.",
			},
			en: {
				question: "Have you deleted my data yet?",
				answer:
					"If you asked us to delete it, the team has your request and will deal with it. To see what’s still noted here, ask me what I know about you; to make it official, fill in the rights form on the legal page, which gives you a reference number.",
			},
		},
	},
	{
		id: "erasure-answer",
		page: "legal",
		within: { topic: "erased", asked: ["who-calls", "follow-up", "next-steps", "passed-on"] },
		text: {
			es: {
				question: "¿Quién me confirma que borraron mis datos?",
				answer:
					"Te lo confirma una persona del equipo, por el correo o el teléfono que dejaste. Si llenas el formulario de derechos, te da un número de referencia para preguntar por tu petición.",
			},
			en: {
				question: "Who confirms that my data was deleted?",
				answer:
					"A person on the team confirms it, by the email or phone number you left. If you fill in the rights form, it gives you a reference number to ask about your request.",
			},
		},
	},
	{
		id: "erasure-form",
		page: "legal",
		within: { topic: "erased", asked: ["reach-us", "data-location", "where", "portal"] },
		text: {
			es: {
				question: "¿Dónde pido que borren mis datos?",
				answer:
					"El formulario de derechos está al final de la página legal: al enviarlo te da un número de referencia. También puedes pedirlo a {email}.",
			},
			en: {
				question: "Where do I ask you to delete my data?",
				answer:
					"The rights form is at the end of the legal page: when you send it, it gives you a reference number. You can also ask at {email}.",
			},
		},
	},
	{
		id: "erasure-terms",
		page: "legal",
		within: { topic: "erased", asked: ["how-long", "answer-speed"] },
		text: {
			es: {
				question: "¿Cuánto se demoran en borrar mis datos?",
				answer:
					"Respondemos las consultas sobre tus datos en un máximo de 10 días hábiles, y los reclamos, como pedir que los borremos, en un máximo de 15. Así está publicado en la página legal.",
			},
			en: {
				question: "How long does it take to delete my data?",
				answer:
					"We answer information requests about your data within 10 business days, and complaints, which include asking us to delete it, within 15. That’s published on the legal page.",
			},
		},
	},
	{
		id: "customers-data",
		page: "method",
		text: {
			es: {
				question: "¿Qué pasa con los datos de mis clientes?",
				answer:
					"Los datos de tus clientes se guardan según la Ley 1581 de 2012 y son siempre tuyos. Cuáles se usan depende de los sistemas que se conecten, y eso lo revisa contigo una persona del equipo.",
			},
			en: {
				question: "What happens to my customers’ data?",
				answer:
					"Your customers’ data is kept under Colombia’s Law 1581 of 2012 and is always yours. Which data gets used depends on the systems that are connected, and a person on the team goes over that with you.",
			},
		},
	},
	{
		id: "data-ownership",
		page: "method",
		text: {
			es: {
				question: "¿De quién son los datos y las conversaciones?",
				answer:
					"Tus datos, tus palabras y tu asistente son tuyos, y los datos se guardan según la Ley 1581 de 2012. Cómo llevarte las conversaciones a otro sistema se acuerda por escrito.",
			},
			en: {
				question: "Who owns the data and the conversations?",
				answer:
					"Your data, your words and your assistant belong to you, and the data is kept under Colombia’s Law 1581 of 2012. How to take the conversations to another system is agreed on in writing.",
			},
		},
	},
	{
		id: "data-location",
		page: "legal",
		unpublished: true,
		text: {
			es: {
				question: "¿En qué servidores o país guardan los datos?",
				answer:
					"Una persona del equipo te confirma en qué servidores y en qué país se guardan los datos. Los que dejas aquí viajan cifrados, y nuestros proveedores de alojamiento y correo los tratan por encargo nuestro, con las mismas obligaciones.",
			},
			en: {
				question: "Which servers or country is the data kept in?",
				answer:
					"A person on the team can confirm which servers and which country the data is kept in. What you leave here is encrypted in transit, and our hosting and email providers process it on our behalf, under the same duties.",
			},
		},
	},
] as const satisfies readonly KnowledgeEntry[];
