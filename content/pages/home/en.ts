import type { HomeText } from "./schema.ts";

export const en = (product: string) =>
	({
		summary: {
			title: `${product}: AI that answers your customers at any hour`,
			description:
				"AI assistants for hotels, builders and shops: they reply in seconds, work out what the customer wants and hand your team a sale that is ready to close.",
			keywords: [
				"AI assistant",
				"AI for small business",
				"automation",
				"customer service",
				"digital transformation",
				"Latin America",
			],
		},
		hero: {
			hour: { time: "11:47", half: "p.m." },
			heading: "A customer just\u00a0wrote. Who’ll\u00a0answer?",
			lead: `${product} sets up AI assistants for hotels, builders and shops. They reply in under 10 seconds, work out what the customer wants and hand your team a sale that is ready to close.`,
			talk: "Talk to the assistant",
			diagnosis: "Book a free diagnostic",
		},
		figures: {
			source: `${product}’s figures with its clients`,
			list: [
				{ figure: "50+", label: "projects with businesses like yours" },
				{ figure: "65%", label: "lower support cost" },
				{ figure: "15%", label: "more revenue" },
				{ figure: "20+", label: "languages, starting with yours" },
			],
		},
		steps: {
			question: "So how does it get built?",
			answer:
				"In four steps, over 2 to 4 weeks. You keep running the business; we do the writing, the wiring and the testing.",
			list: [
				{
					name: "Diagnosis",
					what: "Half an hour with you. We look at where people write, what they ask and where the sale slips away.",
				},
				{
					name: "Design",
					what: "We write the conversations with your prices, your policies and the way your team talks.",
				},
				{
					name: "Implementation",
					what: "We connect the assistant to your site, your CRM and your bookings, and test it before anyone meets it.",
				},
				{
					name: "Support",
					what: "Every month we read the conversations with you, measure, and fix what needs fixing.",
				},
			],
		},
		journey: {
			heading: "Your customers don’t keep office hours",
			lead: "You win or lose a customer at four moments, and you never see them coming. This is what a day sounds like when somebody always answers.",
			customer: "Customer",
			rows: {
				rise: ["Before", "After"],
				faster: ["Wait before", "Wait after"],
				share: ["Automated", "With a person"],
			},
			moments: [
				{
					id: "first-contact",
					hour: { time: "7:05", half: "a.m." },
					name: "First contact",
					customer: "Morning! Any rooms for two over the long weekend?",
					answer: "Yes, one left, with a garden view. What name should I hold it under?",
					what: "Contact Pilot says hello, asks what it needs to and leaves the contact in your CRM.",
					claim: { kind: "faster", percent: 70, figure: "70%", label: "faster to respond" },
				},
				{
					id: "sales",
					hour: { time: "10:20", half: "a.m." },
					name: "Sales",
					customer: "Does the three-bedroom come with parking?",
					answer: "It has two spaces. Would you like to see it on Saturday with an agent?",
					what: "Sales Site Hub finds out area, timing and budget. Your agents only meet people who mean to buy.",
					claim: { kind: "rise", percent: 45, figure: "45%", label: "more sales" },
				},
				{
					id: "e-commerce",
					hour: { time: "3:32", half: "p.m." },
					name: "E-commerce",
					customer: "I left some boots in my cart. Still have my size?",
					answer: "Three pairs left. I’ll hold one for you until eight.",
					what: "CPG CX AI wins abandoned carts back with a conversation, not one more email nobody opens.",
					claim: { kind: "rise", percent: 40, figure: "40%", label: "higher conversion" },
				},
				{
					id: "support",
					hour: { time: "9:15", half: "p.m." },
					name: "Support",
					customer: "Where’s my order? I need it tomorrow.",
					answer: "It left Medellín at six. It’ll be with you tomorrow before noon.",
					what: "FCMsie settles what keeps coming up and passes on to a person whatever needs one.",
					claim: { kind: "share", percent: 80, figure: "Up to 80%", label: "of support queries automated" },
				},
			],
		},
		partners: {
			heading: "Certified by",
			clients: "They trust us with their customers",
			pause: "Pause the movement",
		},
		values: {
			question: "What if I’ve never used AI?",
			answer: "Nobody expects you to know it. You know your customers; the technical part is on us.",
			cards: [
				{
					name: "Explore",
					points: [
						"We read your chats and listen to your calls",
						"We count what repeats and what it costs you",
						"We pick one front to start on",
					],
				},
				{
					name: "Adapt",
					points: [
						"Your tone, your prices, your policies",
						"Connected to the systems you already use",
						"Clear rules for handing over to a person",
					],
				},
				{
					name: "Implement",
					points: [
						"Live in stages, with sales never on hold",
						"Your team learns to correct it",
						"A monthly report that makes sense",
					],
				},
			],
		},
		industries: {
			question: "Will it work for my business?",
			answer: "If your customers ask before they buy, it will. Start with the industry closest to yours.",
			shown: ["hospitalidad-viajes", "real-estate-construccion", "educacion-ong"],
			explore: "See how it works",
			all: "See all industries",
		},
		closing: {
			hour: { time: "11:48", half: "p.m." },
			heading: "You just did.",
			lead: "Tell us how customers reach you today and we’ll tell you what is worth automating and what isn’t.",
			talk: "Let’s talk",
			solutions: "See the solutions",
		},
	}) as const satisfies HomeText;
