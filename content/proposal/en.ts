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
		goal: "Your goal:",
		goals: {
			carts: "To win back purchases left half done.",
			bookings: "To see to every booking without losing any.",
			visits: "To book viewings with people who are truly interested.",
			late: "To answer in time, at any hour.",
			leads: "To look after and qualify the people who want to buy.",
			repeated: "To settle the questions that keep coming back.",
			opinion: "To know what your customers think.",
		},
		anyGoal: "To look after your customers better.",
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
		answerWithoutNeed: (product) => `Until you tell us more, we’d start with ${product}.`,
		recommended: "What we recommend",
		why: "Why it fits",
	},
	reasons: {
		byTheme: {
			carts:
				"You mentioned purchases left half done: it picks the conversation back up and clears up the question that stopped the payment.",
			bookings:
				"You mentioned bookings: it quotes your own rates and closes the booking in the same conversation.",
			visits:
				"Showings cost you time: it asks about area, timing and budget first, and only books people who mean it.",
			late: "So that nobody waits for an answer: it replies on the spot, at night and on holidays too.",
			leads:
				"You want to sell better: it asks what your best salesperson would and tells you whom to call first.",
			repeated:
				"If people keep asking the same things: it answers those your way and leaves your team the hard ones.",
			opinion:
				"You care what customers think: it hears them one by one and warns you while there is still time to act.",
		},
		general: {
			fcmsie: "Your team stops repeating itself and handles what does need a person.",
			npsie: "You know how each customer left while there is still time to win them back.",
			"contact-pilot": "Nobody who writes to you is left waiting, and you know whom to call first.",
			"travel-ai-booster": "If you host travelers, it answers and books at any hour, in their language.",
			"sales-site-hub": "If you sell property, your agents only visit with people who mean it.",
			"cpg-cx-ai": "If you sell online, it recovers the purchases left in the cart.",
		},
	},
	approach: {
		heading: "How we do it",
		lead: "Four steps. You keep running your business; we write, connect and test.",
		youGet: "You get",
		steps: [
			{
				name: "Diagnosis",
				what: "Together we look at how customers reach you, what they ask and where you lose them.",
				youGet: "Three quick wins, in writing",
			},
			{
				name: "Design",
				what: "We write the conversations with your prices, your policies and your way of talking.",
				youGet: "A script you approve before we build",
			},
			{
				name: "Implementation",
				what: "We connect your website, WhatsApp and CRM, and test everything on real cases.",
				youGet: "The assistant at work and your team trained",
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
				detail: "Your team only handles what truly needs a person.",
			},
			revenue: { label: "more revenue", detail: "From customers who used to leave because nobody answered." },
			efficiency: {
				label: "more sales efficiency",
				detail: "Salespeople talk to those who are going to buy.",
			},
			sales: { label: "more sales", detail: "No prospect goes without an answer or a follow-up." },
			response: { label: "faster response", detail: "Customers hear back while they are still interested." },
			conversion: {
				label: "higher conversion",
				detail: "More conversations end in a purchase, a showing or a booking.",
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
		lead: "Start with the Audit Express: a free 30-minute diagnostic that leaves you with three quick wins to act on right away.",
		steps: [
			{
				name: "Book",
				what: "Leave your details and we agree on a time that suits you. It takes 30 minutes.",
			},
			{
				name: "Talk",
				what: "You show us how you serve customers today and we fill in what is still to be confirmed.",
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
				"It is a preliminary proposal made from what you told us. It includes no prices: scope and fees are agreed in writing after the diagnostic.",
			data: (product) =>
				`${product} handles your data under Colombian Law 1581 of 2012, only to deal with this request. You can see it, correct it or ask us to erase it on`,
			dataLink: "the privacy page",
		},
	},
} as const satisfies ProposalText;
