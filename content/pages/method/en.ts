import type { MethodText } from "./schema.ts";

export const en = (product: string): MethodText => ({
	summary: {
		title: `How we do it: four steps, 2 to 4 weeks | ${product}`,
		description:
			"Diagnosis, design, implementation and support: what we do at each step, how long it takes and what you get to keep.",
		keywords: ["method", "AI implementation", "automation", "support"],
	},
	heading: "From the first call to the first answered message, in 2 to 4 weeks.",
	intro: "Four steps. Each ends with something in your hands, and you can stop at any of them.",
	steps: {
		heading: "The four steps",
		yours: "Yours to keep",
		list: [
			{
				name: "Diagnosis",
				when: "Week 1",
				text: "We look at how people reach you, what they ask and where sales get lost. We read real conversations.",
				yours: "A map of your customers’ journey",
			},
			{
				name: "Design",
				when: "Weeks 1 to 2",
				text: "We write the conversations with your prices, your policies and the way your team talks.",
				yours: "The scripts, approved by you",
			},
			{
				name: "Implementation",
				when: "Weeks 2 to 4",
				text: "We connect your website, your CRM and your bookings. We test with your team before going live.",
				yours: "The assistant, answering",
			},
			{
				name: "Support",
				when: "Every month",
				text: "We review the month’s results with you and fix what needs fixing.",
				yours: "A short report and a list of improvements",
			},
		],
	},
	pillars: {
		heading: "Three things we won’t bend on",
		list: [
			{ name: "Your voice", text: "It talks like your business, not like a robot." },
			{ name: "Your data", text: "Kept under Law 1581, and always yours." },
			{ name: "Your people", text: "A person takes over when needed." },
		],
	},
	experience: {
		heading: "What we’ve learned so far",
		list: [
			{ name: "Over 50 projects", text: "In hotels, construction, retail, education and auto repair." },
			{ name: "More than 20 languages", text: "Customers write in theirs and your team reads in yours." },
			{ name: "Up to 80% of questions, automated", text: "A person takes the rest." },
		],
	},
	caseLabel: "One case",
	sample: "Sample case.",
	closing: {
		heading: "Shall we start with the free diagnostic?",
		book: "Book my diagnostic",
		write: "Send us an email",
		subject: "I’d like to start with the diagnostic",
	},
});
