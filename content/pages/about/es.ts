import type { AboutText } from "./schema.ts";

export const es = (product: string, year: number): AboutText => ({
	summary: {
		title: `Nosotros | ${product}`,
		description: `El equipo detrás de ${product}: quiénes somos, por qué empezamos en ${year} y en qué creemos cuando montamos un asistente para tu negocio.`,
		keywords: ["nosotros", "equipo", "consultoría de IA", "Bogotá"],
	},
	heading: "Somos quienes contestan mientras duermes.",
	intro: `Una consultora de Bogotá que les da a las empresas pequeñas la atención que solo tenían las grandes.`,
	since: "Desde",
	history: {
		heading: "Un mensaje sin contestar",
		group: "Treinta personas, un domingo. Nadie alcanzó a contestarles.",
		why: "Un amigo con un hotel perdió ese grupo porque el mensaje llegó un domingo. No le faltaba gente buena: le faltaban horas.",
		began: "Esa semana armamos el primer asistente, con sus tarifas y su manera de hablar.",
		answered: "Contestó esa misma noche.",
		projects: "Más de 50 proyectos después, la pregunta sigue siendo la misma: ¿quién le contesta?",
	},
	team: {
		heading: "¿Quién está detrás?",
		people: [
			{
				name: "Laura Cifuentes",
				role: "Fundadora, estrategia",
				about: "Escribe las conversaciones antes que el código. Viene de hotelería.",
			},
			{
				name: "Tomás Arbeláez",
				role: "Fundador, tecnología",
				about: "Conecta sistemas que no se hablaban y se asegura de que no se caigan.",
			},
			{
				name: "Sara Nieto",
				role: "Fundadora, clientes",
				about: "Lee conversaciones reales cada mes y dice lo que nadie quiere oír.",
			},
		],
		quote: "No contestar también es una respuesta.",
		belief: "{value}: lo primero en que creemos.",
		sample: "Las personas de esta página son de muestra.",
	},
	values: {
		heading: "En qué creemos",
		list: [
			{
				name: "Contestar es respeto",
				text: "Quien te escribe merece que alguien le conteste, a cualquier hora.",
			},
			{ name: "Decir la verdad", text: "Si el asistente no sabe, lo dice y llama a una persona." },
			{ name: "Empezar pequeño", text: "Un canal que funciona vale más que cinco a medias." },
			{ name: "Dejarlo en tus manos", text: "Tus datos, tus palabras y tu asistente son tuyos." },
		],
	},
	closing: {
		heading: "¿Tomamos un café, aunque sea por video?",
		contact: "Contáctanos",
		products: "Ver los productos",
	},
});
