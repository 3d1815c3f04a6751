import type { Bilingual } from "../../../shared/language.ts";
import type { IndustryNight } from "../page-schema.ts";

export const night: Bilingual<IndustryNight> = {
	es: {
		heading: "Una noche de matrículas, hora por hora",
		intro: "Donantes y familias escriben al salir del trabajo. La oficina ya cerró.",
		hours: [
			{
				hour: { time: "6:40", half: "p. m." },
				says: {
					by: "customer",
					from: "Hugo",
					text: "Quiero donar para las meriendas. ¿En qué se va la plata?",
				},
				what: "Un donante pregunta antes de dar.",
			},
			{
				hour: { time: "6:41", half: "p. m." },
				says: {
					by: "assistant",
					from: "Fundación",
					text: "Con $50.000 un niño tiene merienda un mes. Te mando el informe.",
				},
				what: "Contesta con tu informe y deja el enlace para donar.",
			},
			{
				hour: { time: "9:30", half: "p. m." },
				says: { by: "customer", from: "Diana", text: "¿Qué me falta para matricular a Tomás?" },
				what: "Una mamá pregunta cuando por fin se duermen los niños.",
			},
			{
				hour: { time: "9:38", half: "p. m." },
				notes: [
					{ name: "Documentos", value: "Completos" },
					{ name: "Primera cuota", value: "Pagada" },
					{ name: "Cupo", value: "3B" },
				],
				what: "Manda dos fotos, paga por el enlace y el cupo queda.",
			},
			{
				hour: { time: "7:00", half: "a. m." },
				says: { by: "team", from: "Admisiones", text: "Tomás quedó en 3B. Hoy llamo a los que dudan." },
				what: "La mañana es para quien necesita una persona.",
			},
		],
	},
	en: {
		heading: "A night of enrollment, hour by hour",
		intro: "Donors and families write after work. The office has closed.",
		hours: [
			{
				hour: { time: "6:40", half: "p.m." },
				says: {
					by: "customer",
					from: "Hugo",
					text: "I’d like to donate for school snacks. Where does the money go?",
				},
				what: "A donor asks before giving.",
			},
			{
				hour: { time: "6:41", half: "p.m." },
				says: {
					by: "assistant",
					from: "Foundation",
					text: "COP 50,000 buys one child snacks for a month. Here’s the report.",
				},
				what: "It answers from your report and leaves the link to give.",
			},
			{
				hour: { time: "9:30", half: "p.m." },
				says: { by: "customer", from: "Diana", text: "What’s missing to enroll Tomás?" },
				what: "A mother asks once the kids are finally asleep.",
			},
			{
				hour: { time: "9:38", half: "p.m." },
				notes: [
					{ name: "Documents", value: "Complete" },
					{ name: "First installment", value: "Paid" },
					{ name: "Class", value: "3B" },
				],
				what: "She sends two photos, pays by link and the spot is hers.",
			},
			{
				hour: { time: "7:00", half: "a.m." },
				says: { by: "team", from: "Admissions", text: "Tomás is in 3B. Today I call the undecided." },
				what: "The morning is for those who need a person.",
			},
		],
	},
};
