import type { BeingWrittenText } from "./schema.ts";

export const en = {
	status: "We are writing this page",
	now: "Meanwhile the assistant can already answer you, or drop us a line and a person will.",
	assistant: "Talk to the assistant",
	write: "Write an e-mail",
	industries: "The industries we work with",
	pages: {
		about: {
			title: "About us",
			soon: "Here you will meet the team behind the assistants, their story and what they believe in.",
		},
		method: {
			title: "How we do it",
			soon: "Here we will walk you through the four steps, from diagnosis to support, and what you get from each.",
		},
		solutions: {
			title: "Solutions",
			soon: "Here you will see the use cases by industry and what changed in each business.",
		},
		products: {
			title: "Products",
			soon: "Here you will watch Contact Pilot and NPSie at work, with a demo of each.",
		},
		consulting: {
			title: "Consulting",
			soon: "Here you will see how we work with a company that wants its customer care in order before automating it.",
		},
		contact: {
			title: "Contact",
			soon: "Here you will be able to leave your details in a form and book a call.",
		},
		demo: {
			title: "Live demo",
			soon: "Here you will walk through a conversation from your industry, step by step.",
		},
		demoFlow: {
			title: "Live demo",
			soon: "Here you will walk through a conversation from your industry, step by step.",
		},
		demos: {
			title: "Live demos",
			soon: "Here you will be able to step through three demos: a booking, a home buyer and an order.",
		},
		industries: {
			title: "Industries",
			soon: "Here you will find each industry with its challenges, its figures and its questions.",
		},
		industry: {
			title: "Industry",
			soon: "Here you will see this industry’s challenges, our approach and the systems we connect to.",
		},
		cases: {
			title: "Case studies",
			soon: "Here we will tell whole cases: the problem, what we did and what came of it.",
		},
		audit: {
			title: "Audit Express",
			soon: "Here you will be able to ask for your free 30-minute diagnostic and leave with 3 quick wins.",
		},
		blog: {
			title: "Blog",
			soon: "Here you will read what we learn setting up assistants in businesses like yours.",
		},
		legal: {
			title: "Privacy and terms",
			soon: "Here you will find how we treat personal data under Colombia’s Law 1581 of 2012, and the terms of use.",
		},
		login: {
			title: "Client portal",
			soon: "Here clients will sign in to their demos, projects and reports.",
		},
		portal: {
			title: "Client portal",
			soon: "Here clients will find their demos, their projects and their reports.",
		},
	},
} as const satisfies BeingWrittenText;
