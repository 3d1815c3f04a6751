import type { IndustryText } from "../schema.ts";

export const en = {
	name: "Hotels and travel",
	description:
		"Guests ask at any hour and book with whoever answers first. The assistant handles availability, rates and packages in their language and puts the booking in your system.",
	problems: [
		"Messages come in at midnight and we see them in the morning",
		"Guests write in other languages and we half-answer",
		"We answer the same question all day long",
		"Online travel agencies’ commissions eat up the season",
	],
	faqs: [
		{
			question: "What if a guest wants to talk to a person?",
			answer:
				"They ask and they get one: the assistant alerts the front desk with a summary, so nobody has to repeat anything.",
		},
		{
			question: "Can the assistant promise a rate that isn’t real?",
			answer:
				"No. It quotes only the rates in your system; when it can’t find one, it says so and offers to bring in a person.",
		},
		{
			question: "Do I have to replace my property management system (PMS) or booking engine?",
			answer:
				"We connect to the property management system or booking engine you already have, so you keep it. If it can’t be connected, we start by taking requests by email.",
		},
		{
			question: "Does it help foreign guests in their own language?",
			answer: "Yes. Guests write in theirs and your team reads the summary in yours.",
		},
	],
} as const satisfies IndustryText;
