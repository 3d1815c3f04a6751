import type { ContactText } from "./schema.ts";

export const es = (product: string): ContactText => ({
	summary: {
		title: `Contacto | ${product}`,
		description:
			"Cuéntanos qué mensajes se te quedan sin contestar. Te responde una persona del equipo, con ideas para tu negocio y sin compromiso.",
		keywords: ["contacto", "asesoría de IA para pymes", "agendar llamada", "Colombia"],
	},
	heading: "¿Qué mensaje se te quedó hoy sin contestar?",
	intro: "Cuéntanos de tu negocio. Te responde una persona, con algo concreto que puedas hacer.",
	form: "Escríbenos",
	ways: {
		heading: "O contáctanos directamente",
		email: "Correo",
		phone: "Teléfono",
		whatsapp: "WhatsApp",
		place: "Dónde estamos",
		city: "Bogotá, Colombia",
		call: {
			heading: "¿Prefieres hablar?",
			text: "Dinos qué día y a qué hora te queda bien, y te llamamos.",
			link: "Agendar una llamada",
			subject: "Quiero agendar una llamada",
		},
		chat: { text: "¿Es de noche? El asistente contesta ya.", link: "Hablar con el asistente" },
	},
});
