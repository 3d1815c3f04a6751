import type { DemosText } from "./schema.ts";

export const en = (product: string): DemosText => ({
	summary: {
		title: `Live demos of AI assistants | ${product}`,
		description:
			"Open a hotel, real estate or store conversation and go through it step by step: what the assistant answers, what is measured, what each system does.",
		keywords: ["chatbot demo", "AI assistant", "hotels", "real estate", "e-commerce"],
	},
	heading: "Live demos",
	intro: "Open a conversation, go through it at your own pace and join in: the assistant answers you.",
	all: "See all {count} demos",
	simulation: "Simulations with sample data: the businesses, people and prices are invented.",
	parts: {
		heading: "What you’ll see",
		list: {
			conversation: {
				name: "The conversation",
				text: "Customers write in blue, the assistant in brick red.",
			},
			metrics: { name: "The metrics", text: "What changes with each answer." },
			systems: { name: "The systems", text: "What gets saved to your CRM." },
			steps: { name: "Five steps", text: "Each demo takes less than three minutes." },
		},
	},
	wall: {
		heading: "What about my business?",
		legend: "Every conversation, by industry.",
		everything: "All",
		industries: {
			"hospitalidad-viajes": "Hotels",
			"real-estate-construccion": "Real estate",
			"retail-ecommerce": "Retail",
			"educacion-ong": "Education",
			"automotriz-aftermarket": "Automotive",
		},
		shown: "{count} conversations",
		shownOf: "{count} of {all} conversations: {industry}",
		hours: { dawn: "Morning", noon: "Afternoon", night: "Night" },
		range: "{from} to {to}",
	},
	closing: {
		heading: "The next one, with your customers.",
		text: "Tell us what they ask every day and we’ll build the demo with your answers.",
		button: "Ask for my demo",
	},
});
