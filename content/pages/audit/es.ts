import type { AuditText } from "./schema.ts";

export const es = (product: string): AuditText => ({
	summary: {
		title: `Audit Express: diagnóstico gratis en 30 minutos | ${product}`,
		description:
			"Una sesión de 30 minutos, gratis: miramos por dónde te escriben, dónde se pierde la venta y te llevas 3 mejoras rápidas y un reporte en PDF.",
		keywords: ["audit express", "diagnóstico gratis", "automatización para pymes", "IA Colombia"],
	},
	minutes: "30",
	minutesUnit: "minutos",
	heading: "Audit Express: lo que hoy se te escapa, por escrito.",
	intro:
		"Una sesión gratis por videollamada. Miramos juntos el recorrido de tus clientes y sales con tres cosas que puedes mejorar ya.",
	benefits: ["Gratis y sin compromiso", "Con alguien que conoce tu industria", "Te quedas con el reporte"],
	results: ["3 mejoras rápidas", "Reporte en PDF", "Hoja de ruta"],
	steps: {
		heading: "¿Y qué pasa en esos 30 minutos?",
		list: [
			{
				name: "Agenda",
				text: "Dejas tus datos y acordamos una sesión de 30 minutos, a la hora que te sirva.",
			},
			{
				name: "Conversación",
				text: "Nos muestras por dónde te escriben y qué haces a mano. Preguntamos más de lo que hablamos.",
			},
			{ name: "Reporte", text: "Recibes un documento corto: qué vimos, qué haríamos primero y por qué." },
		],
	},
	outcome: {
		heading: "Lo que obtendrás",
		list: [
			{ name: "3 mejoras rápidas", text: "Cosas que puedes cambiar esta semana, con o sin nosotros." },
			{ name: "Reporte detallado en PDF", text: "Dónde se pierden mensajes y ventas, explicado sin jerga." },
			{
				name: "Hoja de ruta preliminar",
				text: "Qué automatizar primero, qué después y qué dejar como está.",
			},
		],
	},
	testimonial: {
		quote:
			"Pensé que nos iban a vender algo. Salimos con una lista, y dos de las tres cosas las hicimos solos esa misma semana.",
		author: "Marcela Quintero",
		role: "Gerente, Casa Guaquí",
	},
	sample: "Testimonio de muestra.",
	closing: { heading: "¿Media hora esta semana?", button: "Agendar mi diagnóstico" },
});
