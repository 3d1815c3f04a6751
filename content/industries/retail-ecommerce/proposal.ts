import type { IndustryProposal } from "../proposal-schema.ts";

export const proposal = {
	claims: ["automated", "conversion", "supportCost", "revenue"],
	wins: ["carts", "repeated", "opinion"],
	reasons: {
		es: {
			"cpg-cx-ai":
				"El cliente que dejó el carrito tenía una duda. Se la resuelve por el canal que usa y lo trae de vuelta.",
			"contact-pilot":
				"Las compras al por mayor llegan mezcladas con todo lo demás. Las separa y te las entrega calificadas.",
			fcmsie: "Dónde va mi pedido, cómo lo cambio: se contesta solo, con tus políticas y a cualquier hora.",
			npsie: "Sabes qué producto decepcionó y a quién llamar antes de que compre en otra parte.",
		},
		en: {
			"cpg-cx-ai":
				"The customer who left the cart had a question. It gets answered on the channel they use, and they come back.",
			"contact-pilot":
				"Wholesale inquiries arrive mixed in with everything else. It sorts them out and hands them over qualified.",
			fcmsie:
				"Where is my order, how do I exchange it: answered automatically, by your policies, at any hour.",
			npsie: "You know which product let people down and whom to call before they shop elsewhere.",
		},
	},
} as const satisfies IndustryProposal;
