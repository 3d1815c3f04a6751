import type { KnowledgeEntry } from "./schema.ts";

/** The demo, the free diagnostic, the proposal and this chat. */
export const proposal = [
	{
		id: "demo",
		page: "demos",
		text: {
			es: {
				question: "¿Puedo ver una demo?",
				answer:
					"En la página de demos hay conversaciones de ejemplo por industria que puedes recorrer paso a paso, sin registrarte. También puedes pedir una hecha con las respuestas de tu negocio.",
			},
			en: {
				question: "Can I see a demo?",
				answer:
					"The demos page has sample conversations by industry that you can go through step by step, without signing up. You can also ask for one built with your own answers.",
			},
		},
	},
	{
		id: "diagnostic",
		page: "audit",
		text: {
			es: {
				question: "¿Qué es el diagnóstico gratuito (Audit Express)?",
				answer:
					"El diagnóstico (Audit Express) es gratis y sin compromiso: una videollamada de 30 minutos en la que nos muestras por dónde te escriben tus clientes y te llevas 3 mejoras rápidas y un reporte en PDF. Se agenda en la página del Audit Express.",
			},
			en: {
				question: "What is the free diagnostic (Audit Express)?",
				answer:
					"The diagnostic (Audit Express) is free, with no obligation: a 30-minute video call where you show us how customers reach you, and you leave with 3 quick wins and a PDF report. You book it on the Audit Express page.",
			},
		},
	},
	{
		id: "book-diagnostic",
		page: "audit",
		text: {
			es: {
				question: "¿Dónde agendo el diagnóstico gratuito?",
				answer:
					"Lo agendas en la página del Audit Express: dejas tus datos y acordamos los 30 minutos a la hora que te sirva. Por este chat no lo puedo agendar yo, pero si prefieres que te busquemos, pídeme que te contacte una persona.",
			},
			en: {
				question: "Where do I book the free diagnostic?",
				answer:
					"You book it on the Audit Express page: leave your details and we agree on 30 minutes at a time that suits you. I can’t book it myself in this chat, but if you’d rather we reach out, ask me to have a person contact you.",
			},
		},
	},
	{
		id: "in-the-proposal",
		page: "method",
		text: {
			es: {
				question: "¿Qué trae la propuesta?",
				answer:
					"La propuesta es un PDF con lo que nos contaste, lo que te recomendamos y por qué, los pasos del trabajo y lo que sigue. El precio no va ahí: te lo confirma una persona del equipo.",
			},
			en: {
				question: "What’s in the proposal?",
				answer:
					"The proposal is a PDF with what you told us, what we recommend and why, the steps of the work and what comes next. It doesn’t include a price: a person on the team confirms that.",
			},
		},
	},
	{
		id: "next-steps",
		page: "audit",

		text: {
			es: {
				question: "¿Qué sigue después de la propuesta?",
				answer:
					"Lo que sigue es el diagnóstico gratuito: acordamos una hora, nos muestras cómo atiendes hoy y en 30 minutos completamos lo que falta por confirmar. El alcance y el valor se acuerdan después, por escrito.",
			},
			en: {
				question: "What happens after the proposal?",
				answer:
					"The next step is the free diagnostic: we agree on a time, you show us how you handle customers today, and in 30 minutes we fill in what’s left to confirm. Scope and cost are agreed after that, in writing.",
			},
		},
	},
	{
		id: "proposal-delivery",
		page: "assistant",
		text: {
			es: {
				question: "¿La propuesta llega por WhatsApp o sin dar correo?",
				answer:
					"La descargas aquí mismo, así que basta con tu nombre y un correo o un teléfono; si dejas el correo, también te llega ahí. Por WhatsApp no la envío yo, pero el PDF lo puedes reenviar a quien quieras.",
			},
			en: {
				question: "Can I get the proposal by WhatsApp or without an email?",
				answer:
					"You download it right here, so your name and an email or a phone number are enough; if you leave an email, it goes there too. I don’t send it by WhatsApp, but you can forward the PDF to anyone you like.",
			},
		},
	},
	{
		id: "this-chat",
		page: "assistant",
		text: {
			es: {
				question: "¿Qué puedo hacer en este chat?",
				answer:
					"Aquí puedes preguntar lo que quieras sobre lo que hacemos, pedir una propuesta en PDF para tu negocio o hablar con una persona del equipo. También puedes recibir la conversación por correo.",
			},
			en: {
				question: "What can I do in this chat?",
				answer:
					"Here you can ask anything about what we do, get a PDF proposal for your business or talk to a person on the team. You can also have the conversation emailed to you.",
			},
		},
	},
	{
		id: "are-you-a-bot",
		page: "assistant",
		text: {
			es: {
				question: "¿Eres un robot o una persona?",
				answer:
					"Soy un asistente automático, no una persona: contesto con lo que está publicado en este sitio. Si prefieres hablar con alguien del equipo, pídelo cuando quieras.",
			},
			en: {
				question: "Are you a bot or a person?",
				answer:
					"I’m an automated assistant, not a person, and I answer with what’s published on this site. If you’d rather talk to someone on the team, just ask at any time.",
			},
		},
	},
] as const satisfies readonly KnowledgeEntry[];
