import type { IndustryText } from "../schema.ts";

export const es = {
	name: "Educación y ONG",
	description:
		"Matrículas, fechas, becas, donaciones, voluntariado: las mismas preguntas, todas en la misma semana. El asistente las contesta y tu equipo acompaña a quien necesita una persona.",
	problems: [
		"En matrículas no alcanzamos a contestar",
		"Los interesados preguntan y no vuelven",
		"Respondemos fechas y requisitos todo el día",
		"No le hacemos seguimiento a donantes y voluntarios",
	],
	faqs: [
		{
			question: "¿Puede contestar sobre admisiones, fechas, requisitos y becas?",
			answer:
				"Sí. Responde con la información oficial que tú le entregas y, si la persona quiere inscribirse, toma sus datos y avisa a admisiones.",
		},
		{
			question: "¿Sirve para una fundación pequeña o una ONG?",
			answer:
				"Sí. Suele empezar por una sola cosa, como donantes, voluntarios o beneficiarios, y crece cuando el equipo lo pide.",
		},
		{
			question: "¿Cómo cuidan los datos de estudiantes y menores de edad?",
			answer:
				"Se pide autorización antes de recoger datos, como exige la Ley 1581 de 2012, y los de menores los autoriza su acudiente. El asistente recoge solo lo necesario.",
		},
		{
			question: "¿Hace seguimiento a los interesados que no terminaron la inscripción?",
			answer:
				"Sí. Les escribe, resuelve la duda que quedó y le avisa al asesor cuando la persona retoma el proceso.",
		},
	],
} as const satisfies IndustryText;
