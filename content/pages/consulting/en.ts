import type { ConsultingText } from "./schema.ts";

export const en = (product: string): ConsultingText => ({
	summary: {
		title: `Digital transformation and AI consulting | ${product}`,
		description:
			"We help you put customer service in order before automating it: what to change, in what order and with what tools, measured in sales and hours.",
		keywords: ["consulting", "digital transformation", "automation", "small business"],
	},
	heading: "Get it in order. Then automate it.",
	intro:
		"Automating a mess makes it a fast mess. We help you decide what to change, in what order and with what tools.",
	contact: "Talk to a consultant",
	audit: "Free diagnostic",
	method: {
		heading: "How will we work together?",
		intro: "Each step leaves you with something, and you can stop after any of them.",
		yours: "Yours to keep",
		list: [
			{
				name: "Listen",
				text: "We talk to the people who answer your customers, and read what they get asked.",
				yours: "your customers’ questions, in their own words.",
			},
			{
				name: "Measure",
				text: "We put numbers on the time and the sales being lost.",
				yours: "one page with the hours and the sales that slip away.",
			},
			{
				name: "Decide",
				text: "Together we choose what to improve first and what to leave alone.",
				yours: "the order: first, later and not yet.",
			},
			{
				name: "Support",
				text: "We stay until your team can run it alone.",
				yours: "a team that no longer needs us.",
			},
		],
	},
	services: {
		heading: "Four services",
		list: [
			{
				name: "Customer journey",
				text: "From the first message to the next purchase, and where customers drop off.",
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
		heading: "How three businesses change",
		problem: "Problem",
		solution: "Solution",
		result: "Result",
		all: "See all cases",
	},
	sample: "Sample cases.",
	closing: "Where shall we start?",
});
