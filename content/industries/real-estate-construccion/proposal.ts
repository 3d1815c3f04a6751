import type { IndustryProposal } from "../proposal-schema.ts";

export const proposal = {
	claims: ["sales", "response", "efficiency", "conversion"],
	wins: ["visits", "late", "leads"],
	reasons: {
		es: {
			"sales-site-hub":
				"Tus asesores dejan de perseguir curiosos: reciben visitas con zona, plazo y presupuesto claros.",
			"contact-pilot":
				"El interesado pregunta en varios proyectos a la vez. El primero que le contesta le agenda la visita.",
			fcmsie:
				"Cuotas, escrituras, avance de obra: el comprador pregunta por meses y siempre encuentra respuesta.",
			npsie: "La entrega define si te recomiendan. Oyes a cada comprador y corriges a tiempo.",
		},
		en: {
			"sales-site-hub":
				"Your agents stop chasing the merely curious: showings arrive with area, timing and budget clear.",
			"contact-pilot": "Buyers ask about several projects at once. Whoever answers first gets the showing.",
			fcmsie: "Installments, deeds, building progress: buyers ask for months, and always find an answer.",
			npsie: "Handover decides whether they recommend you. You hear every buyer and fix things in time.",
		},
	},
} as const satisfies IndustryProposal;
