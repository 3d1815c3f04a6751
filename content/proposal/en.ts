import type { ProposalText } from "./schema.ts";

export const en = {
	document: {
		title: (party) => `Proposal for ${party}`,
		subject: (product) =>
			`What we understood, what we recommend and how we would do it. A proposal by ${product}.`,
	},
	yourBusiness: "your business",
	toConfirm: "To be confirmed",
	pageOf: (page, pages) => `${page} of ${pages}`,
	reference: (number, version) => `Proposal ${number}, version ${version}`,
	cover: {
		kicker: "A proposal for",
		preparedFor: "Prepared for",
		issued: "Date",
		validUntil: "Valid until",
		number: "Proposal",
	},
	understood: {
		heading: "What you told us",
		saidBy: (name) => `${name}:`,
		visitor: "You:",
		noNeed: "What you want to fix first: we’ll go through it in the diagnostic.",
		facts: {
			name: "Contact",
			company: "Company",
			industry: "Industry",
			companySize: "Size",
			budget: "Your budget",
			timing: "When you want it",
		},
		otherIndustry: "Another industry",
		answer: (product) => `For that, we’d start with ${product}.`,
		openAnswer: "We’ll go through that with you in the diagnostic. This is what we do today.",
		answerWithoutNeed: "Meanwhile, this is what we do today.",
		helps: "How it helps",
	},
	products: {
		fcmsie: "AI management: it answers the repeat questions and hands the rest to a person.",
		npsie:
			"AI satisfaction and sentiment: it listens to the voice messages people leave you and tells you when something went wrong.",
		"contact-pilot":
			"AI first contact: it greets everyone who writes to you, asks the questions you choose and records the answers.",
		"travel-ai-booster":
			"For hotels and travel: it answers questions about availability, rates and packages in more than 20 languages.",
		"sales-site-hub":
			"For real estate and builders: it asks about area, timing and budget, and books the showing.",
		"cpg-cx-ai":
			"For brands and online stores: it picks up unfinished purchases, and answers questions about orders and exchanges.",
	},
	reasons: {
		byTheme: {
			carts: "It picks up the unfinished purchase and clears up the question that stopped it.",
			bookings: "It connects to your calendar or system, offers the open slots, confirms and reminds.",
			visits: "It books the visit once it is clear what the person wants, by when and on what budget.",
			late: "It replies in writing on the spot, at night and on holidays too.",
			leads: "It asks what each person wants and by when, and tells you who to call first.",
			repeated: "Routine questions are answered with the information you approve; the rest reaches a person.",
			opinion: "It listens to everyone and warns you while there is still time to put things right.",
		},
		general: {
			fcmsie: "The usual questions are answered automatically, with the information you approve.",
			npsie: "You know how it went for each person while something can still be done.",
			"contact-pilot":
				"Everyone who writes gets an answer on the spot, and you have their details and what they asked for.",
			"travel-ai-booster": "People get an answer at any hour, in their language.",
			"sales-site-hub": "Visitors arrive having already said what they want, by when and on what budget.",
			"cpg-cx-ai": "People with a question get it answered on the channel they already use.",
		},
	},
	approach: {
		heading: "How we do it",
		intro:
			"Four steps, starting from what you told us. You keep running your business; we write, connect and test.",
		youGet: "You get",
		steps: [
			{
				name: "Diagnosis",
				what: "With you, we go through what you told us: how it works today and what would have to change.",
				youGet: "Three quick wins, in writing",
			},
			{
				name: "Design",
				what: "We write the conversations with your information, your rules and your way of talking.",
				youGet: "A script you approve before we build",
			},
			{
				name: "Implementation",
				what: "We connect the channels and systems we agree on, and test everything on real cases.",
				youGet: "The assistant at work, and your team trained to use it",
			},
			{
				name: "Support",
				what: "Every month we read the conversations with you and fix what needs fixing.",
				youGet: "A monthly report, adjustments included",
			},
		],
		timeline: {
			title: "Live in 2 to 4 weeks",
			before: "Before",
			weeks: ["Week 1", "Week 2", "Week 3", "Week 4"],
			live: "You go live",
			after: "After",
			note: "The exact date depends on how many systems we connect. We confirm it once you approve the design.",
		},
	},
	figures: {
		heading: "What can change",
		notice: (product) =>
			`Indicative figures: they are what ${product} states about its work with other companies. They are neither a promise nor a calculation about your business; we measure your starting point in the diagnostic.`,
		upTo: "Up to",
		before: "Before",
		after: "After",
		waitBefore: "Wait before",
		waitAfter: "After",
		claims: {
			automated: {
				label: "of support queries automated",
				detail: "Each dot is one query in a hundred. The ones in color no longer wait for a person.",
			},
			supportCost: {
				label: "lower support cost",
				detail: "People only handle what truly needs them.",
			},
			efficiency: {
				label: "more sales efficiency",
				detail: "Time goes to those who are truly interested.",
			},
			sales: { label: "more sales", detail: "Fewer prospects go without an answer or a follow-up." },
			response: {
				label: "faster response",
				detail: "People hear back while they’re still waiting.",
			},
			conversion: {
				label: "higher conversion",
				detail: "More people end up doing what they came to do.",
			},
		},
		facts: [
			{ figure: "50+", label: "projects" },
			{ figure: "20+", label: "languages" },
			{ figure: "< 10 s", label: "to reply in the chat" },
		],
		percentSign: "%",
	},
	next: {
		heading: "What happens next?",
		intro:
			"Start with the Audit Express: a free 30-minute diagnostic that leaves you with three quick wins to act on right away.",
		steps: [
			{
				name: "Book",
				what: "Leave your details and we agree on a time that suits you. It takes 30 minutes.",
			},
			{
				name: "Talk",
				what: "You show us how you work today and we fill in whatever is missing.",
			},
			{ name: "Report", what: "You receive a PDF with the three quick wins and a preliminary roadmap." },
		],
		invitation: "Let’s talk",
		book: "Book your diagnostic",
		write: "Write to us",
		call: "Call us",
		smallPrint: {
			validity: (date) => `This proposal is valid until ${date}.`,
			scope:
				"It is a preliminary proposal made from what you told us. It includes no prices: scope and fees are agreed on in writing after the diagnostic.",
			data: (product) =>
				`${product} handles your data under Colombian Law 1581 of 2012, only to deal with this request. You can see it, correct it or ask us to erase it on`,
			dataLink: "the privacy page",
		},
	},
} as const satisfies ProposalText;
