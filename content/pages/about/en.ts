import type { AboutText } from "./schema.ts";

export const en = (product: string, year: number): AboutText => ({
	summary: {
		title: `About us | ${product}`,
		description: `The team behind ${product}: who we are, why we started in ${year} and what we believe in when we set up an assistant for your business.`,
		keywords: ["about us", "team", "AI consultancy", "Bogotá"],
	},
	heading: "We’re the ones who answer while you sleep.",
	intro: "A Bogotá consultancy that gives small businesses the customer service only big ones used to have.",
	since: "Since",
	history: {
		heading: "One unanswered message",
		group: "Thirty people, one Sunday. Nobody got back to them.",
		why: "A friend with a hotel lost that group because the message came in on a Sunday. He wasn’t short of good people. He was short of hours.",
		began: "That week we built the first assistant, with his rates and his way of talking.",
		answered: "It answered that same night.",
		projects: "More than 50 projects later, the question is still the same: who answers?",
	},
	team: {
		heading: "Who is behind it?",
		people: [
			{
				name: "Laura Cifuentes",
				role: "Founder, strategy",
				about: "Writes the conversations before the code. Comes from hospitality.",
			},
			{
				name: "Tomás Arbeláez",
				role: "Founder, technology",
				about: "Connects systems that never talked to each other, and keeps them running.",
			},
			{
				name: "Sara Nieto",
				role: "Founder, clients",
				about: "Reads real conversations every month and says what nobody wants to hear.",
			},
		],
		quote: "A message left unanswered says something too.",
		belief: "{value}: the first thing we believe.",
		sample: "The people on this page are samples.",
	},
	values: {
		heading: "What we believe",
		list: [
			{ name: "Answering is respect", text: "Whoever writes to you deserves an answer, at any hour." },
			{ name: "Tell the truth", text: "If the assistant doesn’t know, it says so and brings in a person." },
			{ name: "Start small", text: "One channel that works beats five that half work." },
			{ name: "It stays yours", text: "Your data, your words and your assistant belong to you." },
		],
	},
	closing: {
		heading: "Coffee, even if it’s over video?",
		contact: "Contact us",
		products: "See the products",
	},
});
