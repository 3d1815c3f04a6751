import type { IndustryProposal } from "../proposal-schema.ts";

export const proposal = {
	claims: ["automated", "response", "supportCost", "conversion"],
	wins: ["late", "repeated", "opinion"],
	reasons: {
		es: {
			"contact-pilot":
				"En temporada de matrículas todos preguntan a la vez. Nadie se queda esperando y cada aspirante queda registrado.",
			fcmsie:
				"Fechas, requisitos, certificados: se contesta lo de siempre y tu equipo atiende los casos que lo necesitan.",
			npsie:
				"Estudiantes, familias y donantes dicen cómo les fue con su propia voz. Tú ves qué mejorar primero.",
		},
		en: {
			"contact-pilot":
				"In enrollment season everybody asks at once. Nobody is left waiting and every applicant is on record.",
			fcmsie:
				"Dates, requirements, certificates: the usual is answered and your team handles the cases that need it.",
			npsie:
				"Students, families and donors say how it went in their own voice. You see what to improve first.",
		},
	},
} as const satisfies IndustryProposal;
