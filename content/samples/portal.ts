/**
 * SAMPLE CONTENT: the client of an empty local database. Everybody and everything in it is invented; dates are days
 * from the day it is made.
 */
export const samplePortal = {
	client: { name: "Casa Guadual", subdomain: "casaguadual" },
	account: { username: "casaguadual", email: "gerencia@casaguadual.example", name: "Marta Luz" },
	projects: [
		{
			name: "Reservas por chat, web y correo",
			product: "Travel AI Booster",
			responsible: "Andrés Quiceno",
			status: "waiting",
			waitingFor: "aprobar las 14 respuestas sobre mascotas y parqueadero que te enviamos por correo.",
			milestones: [
				{ name: "Diagnóstico", due: -40, done: -40 },
				{ name: "Diseño", due: -22, done: -21 },
				{ name: "Implementación", due: 6, done: null },
				{ name: "Apertura", due: 13, done: null },
				{ name: "Acompañamiento", due: 17, done: null },
			],
			updates: [
				{
					days: -1,
					author: "Andrés Quiceno",
					text: "Ya contesta tarifas y disponibilidad en el sitio de pruebas.",
				},
				{ days: -9, author: "Andrés Quiceno", text: "Conectamos el calendario de habitaciones." },
			],
		},
		{
			name: "Opinión al salir",
			product: "NPSie",
			responsible: "Laura Ibagón",
			status: "active",
			waitingFor: null,
			milestones: [
				{ name: "Diagnóstico", due: 3, done: null },
				{ name: "Diseño", due: 14, done: null },
				{ name: "Implementación", due: 27, done: null },
				{ name: "Apertura", due: 48, done: null },
			],
			updates: [{ days: -2, author: "Laura Ibagón", text: "Leímos las opiniones del último semestre." }],
		},
	],
	demos: [
		{
			title: "Reserva de puente",
			industry: "hospitalidad-viajes",
			flow: "reserva",
			/** The booking's value, in pesos. */
			figures: { "2": 840_000 },
		},
		{ title: "Reseña al salir", industry: "hospitalidad-viajes", flow: "resena", figures: {} },
	],
} as const;
