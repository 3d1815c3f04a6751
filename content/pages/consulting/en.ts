import type { ConsultingText } from "./schema.ts";

export const en = (product: string): ConsultingText => ({
	summary: {
		title: `Digital transformation and AI consulting | ${product}`,
		description:
			"We help you put customer service in order before automating it: what to change, in which order and with which tools, measured in sales and hours.",
		keywords: ["consulting", "digital transformation", "automation", "small business"],
	},
	heading: "First in order. Then automated.",
	lead: "Automating a mess makes it a fast mess. We help you decide what to change, in which order and with what.",
	contact: "Talk to a consultant",
	audit: "Free diagnostic",
	method: {
		heading: "How do we work with you?",
		list: [
			{ name: "Listen", text: "We talk to the people who serve and read what your customers ask." },
			{ name: "Measure", text: "We put numbers on the time and the sales that get lost." },
			{ name: "Decide", text: "Together we choose what improves first and what stays." },
			{ name: "Support", text: "We are there while your team makes it theirs." },
		],
	},
	services: {
		heading: "Four services",
		list: [
			{
				name: "Customer journey",
				text: "From the first message to the next purchase, with every point where it drops.",
			},
			{
				name: "Process automation",
				text: "Quotes, appointments, orders and follow-up without copy and paste.",
			},
			{ name: "AI assistants", text: "Conversations written in your voice and connected to your systems." },
			{ name: "Data and CRM", text: "One place that shows who asked for what and where it stands." },
		],
	},
	cases: {
		heading: "It shows here",
		problem: "Problem",
		solution: "Solution",
		result: "Result",
		all: "See all cases",
	},
	sample: "Sample cases.",
	closing: "What do we put in order first?",
});
