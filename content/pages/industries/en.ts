import type { IndustriesText } from "./schema.ts";

export const en = (product: string): IndustriesText => ({
	summary: {
		title: `AI solutions by industry | ${product}`,
		description:
			"Hotels, real estate, retail, schools, nonprofits and auto shops: what changes in each when an AI assistant answers your customers.",
		keywords: ["AI by industry", "hotels", "real estate", "e-commerce", "education", "automotive"],
	},
	heading: "By industry.",
	intro:
		"Your customers don’t ask like everyone else’s. So each assistant is written in the words of your business.",
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
		failed: "We couldn’t load the demo here. You can open it on its own page with the link above.",
		whole: "Walk through the whole demo",
		close: "Close",
	},
	closing: {
		heading: "Can’t find your industry?",
		text: "We’ve served more than eight; these five have a page of their own. Installing the assistant takes a day; the whole project, 2 to 4 weeks. Tell us how your customers reach you and we’ll tell you whether we can help.",
		button: "Personal consultation",
	},
	industry: {
		title: "{name}: AI assistants",
		back: "All industries",
		expert: "Talk to an expert",
		challenges: "Common challenges",
		nightJumps: "Hours of the night",
		approach: "Our approach",
		jumps: "Times of the day",
		hours: {
			dawn: { time: "6:10", half: "a.m." },
			noon: { time: "12:30", half: "p.m." },
			night: { time: "11:47", half: "p.m." },
		},
		noSolutions: "No solutions available",
		integrations: "Integrations",
		integrationsIntro: "It plugs into what you already have.",
		caseStudy: "Case study",
		sample: "Sample story: the business and the person are invented.",
		faqs: "Frequently asked questions",
		chat: {
			heading: "Now it’s your turn.",
			intro: `This is no demo: ${product}’s assistant answers you, at any hour.`,
			assistant: `${product}’s assistant`,
			online: "Online",
			questions: "Start with a question",
			field: "Your message",
			placeholder: "Write a message",
			send: "Send",
		},
		closing: "Shall we try it on your business?",
		book: "Book a consultation",
		claims: `${product}’s figures with its clients`,
	},
	unknown: {
		title: "Industry not found",
		message: "That industry isn’t on our list, or its address has changed.",
		back: "Back to Industries",
	},
});
