import type { DemosText } from "./schema.ts";

export const en = (product: string): DemosText => ({
	summary: {
		title: `Live demos of AI assistants | ${product}`,
		description:
			"Open a hotel, real estate or store conversation and go through it step by step: what the assistant answers, what is measured, what each system does.",
		keywords: ["chatbot demo", "AI assistant", "hotels", "real estate", "e-commerce"],
	},
	heading: "Live demos",
	lead: "Open a conversation, go through it at your own pace and join in: the assistant answers you.",
	open: "Open the demo",
	simulation: "Simulations with sample data: the businesses, people and prices are invented.",
	more: {
		heading: "What about my business?",
		lead: "Every conversation, by industry.",
	},
	closing: {
		heading: "The next one, with your customers.",
		text: "Tell us what they ask every day and we’ll build the demo with your answers.",
		button: "Ask for my demo",
	},
});
