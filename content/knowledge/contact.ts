import { site } from "../site.ts";
import type { KnowledgeEntry } from "./schema.ts";

/** How to reach the team, for whoever wants to. */
export const contact = [
	{
		id: "business-hours",
		page: "contact",
		text: {
			es: {
				question: "¿En qué horario atiende el equipo?",
				answer: `El equipo atiende de lunes a viernes de ${site.hours.from} a. m. a ${site.hours.to - 12} p. m., hora de Bogotá, menos los festivos. El asistente contesta a toda hora.`,
			},
			en: {
				question: "What are your business hours?",
				answer: `The team is here Monday to Friday, ${site.hours.from} a.m. to ${site.hours.to - 12} p.m. Colombia time, except on Colombian holidays. The assistant answers at any hour.`,
			},
		},
	},
	{
		id: "reach-us",
		page: "contact",
		text: {
			es: {
				question: "¿Cuál es su teléfono o su correo?",
				answer:
					"Puedes escribirnos a {email}, llamar al {phone} o dejarnos un mensaje en la página de contacto.",
			},
			en: {
				question: "What’s your phone number or email?",
				answer: "You can write to {email}, call {phone} or leave us a message on the contact page.",
			},
		},
	},
	{
		id: "call",
		page: "contact",
		text: {
			es: {
				question: "¿Me pueden llamar?",
				answer:
					"Una persona del equipo te puede llamar: déjame tu teléfono, o dinos desde la página de contacto qué día y a qué hora te queda bien. También puedes llamar tú al {phone}.",
			},
			en: {
				question: "Can someone call me?",
				answer:
					"A person on the team can call you: leave me your phone number, or tell us from the contact page which day and time suit you. You can also call us at {phone}.",
			},
		},
	},
	{
		id: "who-calls",
		page: "contact",
		text: {
			es: {
				question: "¿Quién me va a contactar?",
				answer: `Te contacta una persona del equipo, por el correo o el teléfono que dejes, de lunes a viernes de ${site.hours.from} a. m. a ${site.hours.to - 12} p. m., hora de Bogotá. Si prefieres dar tú el primer paso, escribe a {email} o llama al {phone}.`,
			},
			en: {
				question: "Who will contact me?",
				answer: `A person on the team will contact you by the email or phone number you leave, Monday to Friday, ${site.hours.from} a.m. to ${site.hours.to - 12} p.m. Colombia time. If you’d rather reach out first, write to {email} or call {phone}.`,
			},
		},
	},
	{
		id: "passed-on",
		page: "contact",

		text: {
			es: {
				question: "¿Ya le avisaste al equipo? ¿Quedó mi mensaje?",
				answer:
					"Cuando pides que te contacte una persona, esta conversación le llega al equipo con los datos que dejaste. Si aún no lo has pedido, dime «quiero hablar con una persona» y la paso ya mismo.",
			},
			en: {
				question: "Did you tell the team? Did they get my message?",
				answer:
					"When you ask for a person to contact you, this conversation goes to the team with the details you left. If you haven’t asked yet, say “talk to a person” and I’ll pass it on right away.",
			},
		},
	},
	{
		id: "portal",
		page: "portal",
		text: {
			es: {
				question: "¿Cómo entro al portal de clientes?",
				answer:
					"Entra al Portal de Clientes con tu usuario y tu contraseña: ahí están tus demos, tus proyectos y tus reportes. Si olvidaste la contraseña, ahí mismo puedes pedir una nueva.",
			},
			en: {
				question: "How do I get into the client portal?",
				answer:
					"Sign in to the client portal with your username and password: your demos, projects and reports are there. If you forgot your password, you can ask for a new one there.",
			},
		},
	},
	{
		id: "blog",
		page: "blog",
		text: {
			es: {
				question: "¿Tienen un blog o un boletín?",
				answer:
					"En el blog contamos lo que aprendemos montando asistentes en negocios como el tuyo, con pasos que puedes hacer esta semana. Si te suscribes al boletín, te llega un correo cuando publicamos algo y puedes cancelar cuando quieras.",
			},
			en: {
				question: "Do you have a blog or a newsletter?",
				answer:
					"On the blog we share what we learn setting up assistants in businesses like yours, with steps you can take this week. If you subscribe to the newsletter, you get an email when we publish something and can unsubscribe at any time.",
			},
		},
	},
	{
		id: "existing-client",
		page: "portal",
		audience: "other",
		text: {
			es: {
				question: "Ya soy cliente y tengo un problema, ¿con quién hablo?",
				answer:
					"Lamento que tengas ese problema. Escríbele al equipo a {email} o llama al {phone} y cuéntales qué falla. Si tienes usuario del portal, desde ahí también puedes escribirle a tu equipo.",
			},
			en: {
				question: "I’m a client and have a problem: who do I talk to?",
				answer:
					"I’m sorry you’re having trouble. Write to the team at {email} or call {phone} and tell them what’s wrong. If you have a portal login, you can write to your team from there too.",
			},
		},
	},
	{
		id: "vacancies",
		page: "contact",
		unpublished: true,
		audience: "other",
		text: {
			es: {
				question: "¿Tienen vacantes? ¿Puedo enviar mi hoja de vida?",
				answer:
					"Aquí no anunciamos vacantes, prácticas ni trabajo remoto. Si quieres, envía tu hoja de vida a {email} y cuenta en qué te gustaría ayudar. ¡Gracias por pensar en nosotros!",
			},
			en: {
				question: "Are you hiring? Can I send my résumé?",
				answer:
					"We don’t advertise openings, internships or remote jobs here. If you’d like, send your résumé to {email} and say what you’d like to work on. Thanks for thinking of us!",
			},
		},
	},
	{
		id: "vendor",
		page: "contact",
		unpublished: true,
		audience: "other",
		text: {
			es: {
				question: "¿A quién le ofrezco un servicio o una alianza?",
				answer:
					"Para ofrecernos un servicio, proponernos una alianza o revender nuestros productos, escribe a {email}: ahí te contesta una persona. Por ahora no anunciamos un programa de aliados ni de revendedores.",
			},
			en: {
				question: "Who do I talk to about a service or a partnership?",
				answer:
					"To offer us a service, propose a partnership or resell our products, write to {email}: someone on our team answers. We don’t advertise a partner or reseller program.",
			},
		},
	},
	{
		id: "student-or-press",
		page: "about",
		audience: "other",
		text: {
			es: {
				question: "Soy estudiante o periodista, ¿con quién hablo?",
				answer:
					"Lo que contamos sobre nosotros está en la página Nosotros, en los casos y en el blog. Para una entrevista o un trabajo académico, escribe a {email}: ahí te contesta una persona.",
			},
			en: {
				question: "I’m a student or a journalist: who can I talk to?",
				answer:
					"You’ll find what we say about ourselves on the About page, in the cases and on the blog. For an interview or a school project, write to {email}: someone on our team answers.",
			},
		},
	},
] as const satisfies readonly KnowledgeEntry[];
