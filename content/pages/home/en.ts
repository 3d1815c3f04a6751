import type { HomeText } from "./schema.ts";

export const en = (product: string) =>
	({
		summary: {
			title: `${product}: AI that answers your customers at any hour`,
			description:
				"AI assistants for hotels, builders and stores: they reply in seconds, work out what the customer wants and hand your team a sale that is ready to close.",
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
			intro:
				"We set up AI assistants for hotels, builders and stores. They reply in under 10 seconds and hand your team a sale that is ready to close.",
			talk: "Talk to the assistant",
			diagnosis: "Book a free diagnostic",
			example: {
				label: "Example · 11:47 p.m.",
				showAll: "Show all",
				repeat: "Replay",
				visitor: "Lucía",
				asks: [
					"I run a hostel in Salento and nobody answers at night.",
					"Lucía Rivas. Before Easter, two million pesos a month.",
				],
				answers: [
					"I’ll cover the nights. Your name, the dates, and your budget?",
					"Done, Lucía. Here it is:",
				],
				facts: [
					{ name: "Name", value: "Lucía Rivas" },
					{ name: "When", value: "Easter" },
					{ name: "Budget", value: "COP 2 million" },
				],
				proposal: { title: "Proposal for Hostal Cafetal", pages: "5 pages" },
			},
		},
		night: {
			heading: "One question. One\u00a0night. One\u00a0sale.",
			intro: "It happens to you every night. Here it ends differently.",
			jumps: "Hours of the night",
			moments: [
				{
					id: "night-question",
					hour: { time: "11:47", half: "p.m." },
					name: "She asks",
					says: { by: "customer", from: "Daniela", text: "Any rooms for two this long weekend?" },
					what: "You closed hours ago. She has just sat down to look.",
				},
				{
					id: "night-answer",
					hour: { time: "11:48", half: "p.m." },
					name: "She gets an answer",
					says: {
						by: "assistant",
						from: product,
						text: "Yes, one with a garden view. Shall I hold it in your name?",
					},
					what: "In seconds, at your own rates.",
				},
				{
					id: "night-lead",
					hour: { time: "6:10", half: "a.m." },
					name: "She is a real lead",
					notes: [
						{ name: "Who", value: "Daniela Mora" },
						{ name: "When", value: "Long weekend" },
						{ name: "Wants", value: "Garden view" },
					],
					what: "By morning she is in your CRM, details and all.",
				},
				{
					id: "night-sale",
					hour: { time: "9:00", half: "a.m." },
					name: "Your team closes",
					says: { by: "team", from: "Marcela, at the hotel", text: "All set, Daniela. See you on Friday." },
					what: "One short call. The sale is yours.",
				},
			],
		},
		journey: {
			heading: "Four products. None\u00a0of\u00a0them sleeps.",
			all: "See all six products",
			jumps: "Products",
			moments: [
				{
					id: "first-contact",
					hour: { time: "7:05", half: "a.m." },
					name: "First contact",
					product: "Contact Pilot",
					what: "Says hello, asks the right questions and logs the contact in your CRM.",
					claim: { figure: "70%", label: "faster to respond" },
				},
				{
					id: "sales",
					hour: { time: "10:20", half: "a.m." },
					name: "Sales",
					product: "Sales Site Hub",
					what: "Finds out area, timing and budget, and books the showing with an agent.",
					claim: { figure: "45%", label: "more sales" },
				},
				{
					id: "e-commerce",
					hour: { time: "3:32", half: "p.m." },
					name: "E-commerce",
					product: "CPG CX AI",
					what: "Wins back abandoned carts with a conversation, not one more email nobody opens.",
					claim: { figure: "40%", label: "higher conversion" },
				},
				{
					id: "support",
					hour: { time: "9:15", half: "p.m." },
					name: "Support",
					product: "FCMsie",
					what: "Handles the repeat questions and hands the rest to a person.",
					claim: { before: "up to", figure: "80%", label: "of support queries automated" },
				},
			],
			example: {
				chat: {
					assistant: "Assistant",
					answers: ["What are you looking for?", "And when would you move in?"],
					asks: ["Three bedrooms, for us.", "In January. You can call me today."],
				},
				score: { name: "Lead score", value: "5 of 5" },
				visit: {
					name: "Your showing",
					slots: ["Fri 4 p.m.", "Sat 10 a.m.", "Sat 11 a.m."],
					chosen: "Sat 10 a.m.",
				},
				cart: {
					name: "Cart · 3:32 p.m.",
					item: "Leather boots, size 38",
					assistant: "Assistant",
					answer: "Three pairs left. I’ll hold one for you until eight.",
					left: "Left behind",
					paid: "Paid for",
				},
				support: {
					ask: "Where’s my order? I need it tomorrow.",
					assistant: "Assistant",
					answer: "It’s on its way. It gets there tomorrow before noon.",
					thanks: "Really? Perfect, thank you.",
					start: "Starts upset",
					end: "Ends calm",
				},
			},
		},
		industries: {
			question: "Will it work for my business?",
			answer: "If your customers ask before they buy, it will. Find yours.",
			all: "See all industries",
			hints: {
				"hospitalidad-viajes": "Answers availability questions and puts the booking in your system.",
				"real-estate-construccion": "Asks about area, timing and budget, and books the showing.",
				"retail-ecommerce": "Answers size and order questions, and wins back the cart.",
				"educacion-ong": "Answers enrollment, deadline and scholarship questions in peak season.",
				"automotriz-aftermarket": "Confirms the part, books the shop visit and lines up the sale.",
			},
		},
		steps: {
			question: "So how does it get built?",
			answer: "In four steps, over 2 to 4 weeks, while you keep running the business.",
			list: [
				{
					name: "Diagnosis",
					what: "Half an hour with you: where people write, what they ask and where the sale slips away.",
				},
				{
					name: "Design",
					what: "We write the conversations with your prices, your policies and your voice.",
				},
				{
					name: "Implementation",
					what: "We connect your site, your CRM and your bookings, and test before going live.",
				},
				{
					name: "Support",
					what: "Every month we read the conversations with you and fix what’s off.",
				},
			],
		},
		values: {
			question: "What if I’ve never used AI?",
			answer: "You don’t need to know how it works. You know your customers; the technical part is on us.",
			cards: [
				{
					name: "Explore",
					points: [
						"We read your chats and listen to your calls",
						"We count what repeats and what it costs you",
						"We pick one place to start",
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
		proof: {
			sample: "Sample case",
			source: `${product}’s figures with its clients`,
			figures: [
				{ figure: "50+", label: "projects with businesses like yours" },
				{ figure: "65%", label: "lower support cost" },
				{ figure: "15%", label: "more revenue" },
				{ figure: "20+", label: "languages, starting with yours" },
			],
		},
		partners: {
			heading: "Certified by",
			clients: "They trust us with their customers",
			pause: "Pause the movement",
		},
		closing: {
			hour: { time: "11:48", half: "p.m." },
			heading: "You’ve answered.",
			intro:
				"Tell us how customers reach you today and we’ll tell you what is worth automating and what isn’t.",
			talk: "Let’s talk",
			solutions: "See the solutions",
		},
	}) as const satisfies HomeText;
