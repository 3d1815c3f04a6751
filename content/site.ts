import type { Bilingual } from "../shared/language.ts";

/**
 * The brand. The only place that names the company; config/env.ts lets the environment override each value.
 */
export const site = {
	product: "Rumbo",
	tagline: {
		es: "IA para el viaje de tus clientes",
		en: "AI for your customers’ journey",
	} satisfies Bilingual,
	email: "hola@rumbo.example",
	salesEmail: "ventas@rumbo.example",
	mailFrom: "Rumbo <hola@rumbo.example>",
	/** Reserved for fiction: nobody answers it. */
	phone: "+57 601 555 0100",
	/** Who answers the forms. Null: a person of the team. */
	contactPerson: null,
	/** Working days within which a form is answered. Null: not promised. */
	answerDays: null,
	foundingYear: 2022,
	city: "Bogotá",
	country: "CO",
	/** When the team answers: weekdays (0 is Sunday) and hours, except on Colombian holidays. */
	hours: { days: [1, 2, 3, 4, 5], from: 8, to: 18 },
	social: [
		{ name: "LinkedIn", url: "https://www.linkedin.com/company/rumbo-example" },
		{ name: "Instagram", url: "https://www.instagram.com/rumbo.example" },
	],
} as const;
