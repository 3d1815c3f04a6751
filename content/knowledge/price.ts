import type { Question } from "./schema.ts";

export const price = {
	page: "contact",
	text: {
		es: {
			question: "¿Cuánto cuesta?",
			answer:
				"Depende de por dónde te escriben tus clientes y de qué haya que conectar, por eso no publicamos precios. El diagnóstico gratuito deja un alcance claro y el valor te lo confirma una persona del equipo.",
			alsoAsked: [
				"precio",
				"precios",
				"planes",
				"tarifas",
				"costo",
				"valor mensual",
				"formas de pago",
				"como se paga",
				"mensualidad",
				"cuanto vale",
				"en cuanto sale",
				"cuanto me sale",
				"como cobran",
				"cual es el precio",
				"que tan caro es",
				"que valor tiene",
				"cobran por mensaje",
				"hay que pagar",
			],
		},
		en: {
			question: "How much does it cost?",
			answer:
				"It depends on where your customers write to you and what has to be connected, so we don’t publish prices. The free diagnostic gives a clear scope, and a person on the team confirms the cost.",
			alsoAsked: [
				"price",
				"pricing",
				"plans",
				"rates",
				"fee",
				"monthly fee",
				"payment terms",
				"subscription",
				"what's it cost",
				"what does it run",
				"gonna run me",
				"what would it cost",
				"what are your prices",
				"per month",
				"is it expensive",
				"price list",
				"how much would i pay",
			],
		},
	},
} as const satisfies Question;
