import type { AuditText } from "./schema.ts";

export const en = (product: string): AuditText => ({
	summary: {
		title: `Audit Express: a free 30-minute diagnostic | ${product}`,
		description:
			"A free 30-minute session: we look at how customers reach you and where sales get lost. You leave with 3 quick wins and a PDF report.",
		keywords: ["audit express", "free diagnostic", "small business automation", "AI Colombia"],
	},
	minutes: "30",
	minutesUnit: "minutes",
	heading: "Audit Express: what you’re losing today, in writing.",
	intro:
		"A free video session. Together we walk through your customers’ journey, and you leave with three things you can improve right away.",
	benefits: [
		"Free, no strings attached",
		"With someone who knows your industry",
		"The report is yours to keep",
	],
	results: ["3 quick wins", "PDF report", "A roadmap"],
	steps: {
		heading: "What happens in those 30 minutes?",
		list: [
			{ name: "Schedule", text: "Leave your details and we agree on a 30-minute session that suits you." },
			{
				name: "Conversation",
				text: "You show us how customers reach you and what you do by hand. We ask more than we talk.",
			},
			{ name: "Report", text: "You get a short document: what we saw, what we’d do first, and why." },
		],
	},
	outcome: {
		heading: "What you’ll get",
		list: [
			{ name: "3 quick wins", text: "Things you can change this week, with or without us." },
			{ name: "Detailed PDF report", text: "Where messages and sales get lost, explained without jargon." },
			{ name: "Preliminary roadmap", text: "What to automate first, what later, and what to leave alone." },
		],
	},
	testimonial: {
		quote:
			"I expected a sales pitch. We left with a list, and did two of the three things ourselves that same week.",
		author: "Marcela Quintero",
		role: "Manager, Casa Guaquí",
	},
	sample: "Sample testimonial.",
	closing: { heading: "Half an hour this week?", button: "Book my diagnostic" },
});
