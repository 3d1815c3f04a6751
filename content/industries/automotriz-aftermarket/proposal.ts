import type { IndustryProposal } from "../proposal-schema.ts";

export const proposal = {
	claims: ["automated", "sales", "response", "efficiency"],
	wins: ["leads", "late", "repeated"],
	reasons: {
		es: {
			"contact-pilot":
				"Quien busca un repuesto o un carro le escribe a varios. Le contestas primero y ya sabes modelo y presupuesto.",
			fcmsie:
				"Precio del mantenimiento, estado del taller, garantía: las llamadas que interrumpen se contestan solas.",
			npsie: "Oyes al cliente apenas sale del taller y lo recuperas antes de que cambie de marca.",
		},
		en: {
			"contact-pilot":
				"People looking for a part or a car write to several dealers. You answer first, model and budget in hand.",
			fcmsie: "Service prices, repair status, warranty: the calls that interrupt answer themselves.",
			npsie: "You hear customers as they leave the shop and win them back before they change brand.",
		},
	},
} as const satisfies IndustryProposal;
