import type { Bilingual } from "../../../shared/language.ts";
import type { IndustryNight } from "../page-schema.ts";

export const night: Bilingual<IndustryNight> = {
	es: {
		heading: "La noche de Felipe, hora por hora",
		intro: "Vio tres proyectos después de comer. La sala de ventas ya cerró.",
		hours: [
			{
				hour: { time: "9:40", half: "p. m." },
				says: {
					by: "customer",
					from: "Felipe",
					text: "Vi el proyecto en Instagram. ¿Qué tienen de tres alcobas?",
				},
				what: "Les pregunta a los tres proyectos. Uno le contesta.",
			},
			{
				hour: { time: "9:41", half: "p. m." },
				says: {
					by: "assistant",
					from: "Sala de ventas",
					text: "Sí hay. ¿Es para vivir o para invertir, y para cuándo?",
				},
				what: "Pregunta lo que preguntaría tu mejor asesor.",
			},
			{
				hour: { time: "9:46", half: "p. m." },
				notes: [
					{ name: "Busca", value: "Tres alcobas" },
					{ name: "Plazo", value: "Seis meses" },
					{ name: "Cuota inicial", value: "Lista" },
				],
				what: "Queda calificado y con puntaje. Nadie lo interrogó.",
			},
			{
				hour: { time: "8:00", half: "a. m." },
				says: {
					by: "team",
					from: "Andrea, asesora",
					text: "Felipe: tres alcobas, la inicial lista. Lo llamo ya.",
				},
				what: "Empieza el día por quien sí compra.",
			},
			{
				hour: { time: "5:00", half: "p. m." },
				says: {
					by: "assistant",
					from: "Sala de ventas",
					text: "Felipe, te esperamos mañana a las 10. ¿Confirmas?",
				},
				what: "Le recuerda la visita el día antes. Y Felipe llega.",
			},
		],
	},
	en: {
		heading: "Felipe’s night, hour by hour",
		intro: "He looked at three projects after dinner. The sales office had closed.",
		hours: [
			{
				hour: { time: "9:40", half: "p.m." },
				says: {
					by: "customer",
					from: "Felipe",
					text: "I saw the project on Instagram. Any three-bedrooms left?",
				},
				what: "He asks all three projects. One answers.",
			},
			{
				hour: { time: "9:41", half: "p.m." },
				says: {
					by: "assistant",
					from: "Sales office",
					text: "Yes. Would it be a home or an investment, and by when?",
				},
				what: "It asks what your best agent would ask.",
			},
			{
				hour: { time: "9:46", half: "p.m." },
				notes: [
					{ name: "Wants", value: "Three bedrooms" },
					{ name: "Timing", value: "Six months" },
					{ name: "Down payment", value: "Ready" },
				],
				what: "Qualified and scored, with no interrogation.",
			},
			{
				hour: { time: "8:00", half: "a.m." },
				says: {
					by: "team",
					from: "Andrea, agent",
					text: "Felipe: three bedrooms, down payment ready. I’m calling him now.",
				},
				what: "She starts her day with a real buyer.",
			},
			{
				hour: { time: "5:00", half: "p.m." },
				says: {
					by: "assistant",
					from: "Sales office",
					text: "Felipe, we’ll see you tomorrow at 10. Still good?",
				},
				what: "It reminds him the day before. And Felipe shows up.",
			},
		],
	},
};
