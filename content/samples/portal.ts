import type { Bilingual } from "../../shared/language.ts";
import type { ProjectStatus } from "../../shared/project.ts";

type SamplePortal = {
	client: { name: string; subdomain: string };
	account: { username: string; email: string; name: string };
	projects: readonly {
		name: string;
		product: string;
		responsible: string;
		status: ProjectStatus;
		waitingFor: string | null;
		milestones: readonly { name: string; due: number; done: number | null }[];
		updates: readonly { days: number; author: string; text: string }[];
	}[];
	demos: readonly {
		title: string;
		industry: string;
		flow: string;
		figures: Readonly<Record<string, number>>;
	}[];
};

/**
 * SAMPLE CONTENT: the clients of an empty local database, one that reads Spanish and one that reads English, since what
 * the team writes for a client is in its language. Everybody and everything in it is invented; dates are days from the
 * day it is made.
 */
export const samplePortals: Bilingual<SamplePortal> = {
	es: {
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
					{ name: "Salida al aire", due: 13, done: null },
					{ name: "Acompañamiento", due: 17, done: null },
				],
				updates: [
					{
						days: -1,
						author: "Andrés Quiceno",
						text: "Ya contesta sobre tarifas y disponibilidad en el sitio de pruebas.",
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
					{ name: "Salida al aire", due: 48, done: null },
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
	},
	en: {
		client: { name: "Fern House", subdomain: "fernhouse" },
		account: { username: "fernhouse", email: "manager@fernhouse.example", name: "Grace Lane" },
		projects: [
			{
				name: "Bookings by chat, web and email",
				product: "Travel AI Booster",
				responsible: "Andrés Quiceno",
				status: "waiting",
				waitingFor: "approve the 14 answers about pets and parking that we emailed you.",
				milestones: [
					{ name: "Diagnosis", due: -40, done: -40 },
					{ name: "Design", due: -22, done: -21 },
					{ name: "Implementation", due: 6, done: null },
					{ name: "Go-live", due: 13, done: null },
					{ name: "Support", due: 17, done: null },
				],
				updates: [
					{
						days: -1,
						author: "Andrés Quiceno",
						text: "It already answers questions about rates and availability on the test site.",
					},
					{ days: -9, author: "Andrés Quiceno", text: "We connected the room calendar." },
				],
			},
			{
				name: "Feedback at checkout",
				product: "NPSie",
				responsible: "Laura Ibagón",
				status: "active",
				waitingFor: null,
				milestones: [
					{ name: "Diagnosis", due: 3, done: null },
					{ name: "Design", due: 14, done: null },
					{ name: "Implementation", due: 27, done: null },
					{ name: "Go-live", due: 48, done: null },
				],
				updates: [{ days: -2, author: "Laura Ibagón", text: "We read the last six months of feedback." }],
			},
		],
		demos: [
			{
				title: "Long-weekend booking",
				industry: "hospitalidad-viajes",
				flow: "reserva",
				/** The booking’s value, in pesos. */
				figures: { "2": 840_000 },
			},
			{ title: "Review at checkout", industry: "hospitalidad-viajes", flow: "resena", figures: {} },
		],
	},
};
