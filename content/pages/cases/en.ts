import type { CasesText } from "./schema.ts";

export const en = (product: string): CasesText => ({
	summary: {
		title: `Case studies | ${product}`,
		description:
			"What was going wrong, what we set up and what changed: five businesses from the region, told in three lines each, with the figure that matters.",
		keywords: ["case studies", "AI for small business", "results"],
	},
	heading: "What was wrong. What we did. What changed.",
	intro: "Each case in three lines. If yours sounds like one of them, we already know where to start.",
	hours: {
		before: { time: "9:02", half: "p.m." },
		after: { time: "9:03", half: "p.m." },
		whose: "{client}, a hotel. Sample case.",
	},
	all: "All",
	filter: "Filter by industry",
	labels: { problem: "What was wrong", solution: "What we did", result: "What changed" },
	sample: "These are sample cases: the businesses and people are invented.",
	closing: {
		heading: "What would your story be?",
		contact: "Tell us yours",
		audit: "Ask for the free diagnostic",
	},
});
