import type { IndustryText } from "../schema.ts";

export const en = {
	name: "Retail and e-commerce",
	description:
		"Sizes, exchanges, shipping, half-finished carts: most of it gets asked in chat. The assistant answers on the spot, rescues the sale and leaves your team only the hard ones.",
	problems: [
		"Carts get abandoned",
		"People ask where their order is all day",
		"In high season we can’t keep up with messages",
		"Exchanges and returns eat our afternoons",
	],
	faqs: [
		{
			question: "How does it recover an abandoned cart?",
			answer:
				"It writes to the customer where they already chat, answers the question that held them back and leaves the link to finish. No discounts you haven’t approved.",
		},
		{
			question: "Can it tell customers where their order is?",
			answer:
				"Yes. It checks the order status in your store or with your carrier and answers; if something is wrong, a person gets the case with a summary.",
		},
		{
			question: "Does it connect to my online store (Shopify, WooCommerce or another)?",
			answer:
				"Yes. It reads catalog, stock and orders from your online store, so it answers with what you really have.",
		},
		{
			question: "Can it handle peak season?",
			answer:
				"Yes. It handles every conversation at once and answers in under 10 seconds, so you don’t have to hire in a rush for the holidays.",
		},
	],
} as const satisfies IndustryText;
