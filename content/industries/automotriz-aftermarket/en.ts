import type { IndustryText } from "../schema.ts";

export const en = {
	name: "Automotive and parts",
	description:
		"Customers need to know if you have the part, if it fits and when you can see them. The assistant answers, books the shop visit and hands your counter a sale that is ready to close.",
	problems: [
		"People ask for parts and the counter can’t keep up",
		"We forget to remind customers about maintenance",
		"Shop appointments are juggled by hand",
		"They ask for a quote and nobody follows up",
	],
	faqs: [
		{
			question: "How does it know whether a part fits the customer’s car?",
			answer:
				"It asks for make, model and year and looks in your catalog. When in doubt it doesn’t guess: the counter gets the case with the details ready.",
		},
		{
			question: "Can it book shop and maintenance appointments?",
			answer:
				"Yes. It offers open slots from your calendar, confirms the visit and reminds customers of their next service.",
		},
		{
			question: "Does it connect to my parts inventory?",
			answer:
				"Yes. It checks stock in your inventory or billing system before answering, so it doesn’t offer what isn’t there.",
		},
		{
			question: "Is it right for a dealership?",
			answer:
				"Yes. It finds out which vehicle they want, whether there’s a trade-in and how they plan to pay, and books the test drive with your salesperson.",
		},
	],
} as const satisfies IndustryText;
