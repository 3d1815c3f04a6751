import type { IndustriesText } from "./schema.ts";

export const en = (product: string): IndustriesText => ({
	summary: {
		title: `AI solutions by industry | ${product}`,
		description:
			"Hotels, real estate, retail, schools, nonprofits and auto shops: what changes in each when an AI assistant answers your customers.",
		keywords: ["AI by industry", "hotels", "real estate", "e-commerce", "education", "automotive"],
	},
	heading: "By industry.",
	lead: "Your customers don’t ask like everyone else’s. So each assistant is written in the words of your business.",
	stats: [
		{ figure: "8+", label: "Industries" },
		{ figure: "50+", label: "Projects" },
		{ figure: "95%", label: "Satisfaction" },
		{ figure: "24h", label: "Setup" },
	],
	explore: "Explore",
	demo: "See the demo",
	dialog: {
		simulation: "Simulation: the data is made up.",
		loading: "Loading demo...",
		failed: "We couldn’t bring the demo here. You can open it on its own page, with the link above.",
		whole: "Walk through the whole demo",
		close: "Close",
	},
	closing: {
		heading: "Can’t find your industry?",
		text: "Tell us how your customers reach you and we’ll tell you whether we can help.",
		button: "Personal consultation",
	},
	industry: {
		title: "{name}: AI assistants",
		back: "All industries",
		expert: "Talk to an expert",
		challenges: "Common challenges",
		approach: "Our approach",
		noSolutions: "No solutions available",
		integrations: "Integrations",
		caseStudy: "Success story",
		sample: "Sample story: the business and the person are invented.",
		faqs: "Frequently asked questions",
		closing: "Shall we look at your business?",
		book: "Book a consultation",
		claims: `${product}'s figures with its clients`,
	},
	unknown: {
		title: "Industry not found",
		message: "That industry isn’t on our list, or its address has changed.",
		back: "Back to Industries",
	},
});
