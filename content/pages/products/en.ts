import type { ProductsText } from "./schema.ts";

export const en = (product: string): ProductsText => ({
	summary: {
		title: `Contact Pilot and NPSie: AI that answers and listens | ${product}`,
		description:
			"Contact Pilot talks, qualifies and logs the contact in your CRM. NPSie hears your customer’s voice and warns you in time. See both in a simulation.",
		keywords: ["Contact Pilot", "NPSie", "lead qualification", "sentiment analysis", "NPS"],
	},
	name: "Products",
	heading: "One greets people as they arrive. The other listens as they leave.",
	greeting: "Hi",
	intro:
		"Contact Pilot and NPSie look after both ends of your business. See them at work below, on sample data.",
	controls: {
		simulation: "Simulation with sample data",
		again: "Play again",
		pause: "Pause",
		resume: "Resume",
		whole: "Show all",
		percent: "%",
	},
	pilot: {
		name: "Contact Pilot",
		short: "Greets people as they arrive",
		intro:
			"AI first contact: it talks, finds out budget and timing, and hands your salesperson only the people ready to buy.",
		demo: {
			title: "Somebody wants an apartment",
			log: "Sample conversation",
			bot: "Assistant",
			customer: "Customer",
			waiting: "A conversation comes in",
			score: "Lead score",
			agent: { label: "Handled by", bot: "AI assistant", human: "A human salesperson" },
			messages: [
				{ from: "bot", text: "Hi, I’m the project’s assistant. What are you looking for?" },
				{ from: "customer", text: "A large apartment, about 250\u00a0m².", status: "captured" },
				{
					from: "bot",
					text: "We have units from USD 2,500 per m². One of 250\u00a0m² comes to USD 625,000. Is this a home or an investment?",
					status: "qualifying",
				},
				{ from: "customer", text: "A home. How do payments work?" },
				{
					from: "bot",
					text: "30% down and up to 36 months interest free. Does that plan work for you?",
					status: "budget-checked",
				},
				{
					from: "customer",
					text: "Yes, that works. I’m Julián Prieto, you can call me today.",
					status: "qualified",
				},
				{
					from: "bot",
					text: "Great, Julián. A salesperson will contact you within 5 minutes.",
					status: "in-crm",
				},
			],
			facts: {
				heading: "What the salesperson gets",
				list: [
					{ name: "Who", text: "Julián Prieto" },
					{ name: "Wants", text: "250\u00a0m², as a home" },
					{ name: "Price", text: "USD 625,000" },
					{ name: "Down payment", text: "30%" },
					{ name: "Term", text: "Up to 36 months interest free" },
				],
			},
		},
	},
	voice: {
		name: "NPSie",
		short: "Listens as they leave",
		intro:
			"A customer leaves a voice note. NPSie transcribes it, tells whether they’re happy and says what to do before you lose them.",
		demo: {
			title: "A guest’s voice note",
			statuses: {
				waiting: "Waiting for a message...",
				recording: "Customer sending audio...",
				transcribing: "Transcribing audio...",
				analyzing: "Analyzing sentiment...",
				complete: "Analysis complete",
			},
			customer: "Customer",
			passages: [
				{ text: "Gorgeous room", feels: "good" },
				{ text: "and a delicious breakfast, honestly.", feels: "good" },
				{ text: "Lovely people too.", feels: "good" },
				{ text: "But I waited forty minutes to check in", feels: "bad" },
				{ text: "and nobody told me anything.", feels: "bad" },
				{ text: "I also left a message on Sunday", feels: "neutral" },
				{ text: "and heard back on Tuesday.", feels: "bad" },
				{
					text: "It makes you wonder about coming back, which is a pity: it’s a beautiful place.",
					feels: "neutral",
				},
			],
			sentiment: {
				heading: "Sentiment",
				text: "Mixed: starts happy, ends upset.",
				confidence: "confidence",
			},
			nps: { heading: "Predicted NPS", scale: "6 out of 10", text: "A detractor: she won’t recommend you." },
			shares: {
				retention: "Chance she comes back",
				discount: "Suggested discount to win her back",
				success: "Chance that it works",
			},
			strengths: { heading: "She liked", list: ["The room", "The breakfast", "The people"] },
			improvements: {
				heading: "To fix",
				list: ["The wait at check-in", "Warning about delays", "Answering on Sundays"],
			},
			action: {
				heading: "What to do today",
				text: "Call her, apologize for the wait and offer 30% off her next night.",
			},
			stats: [
				{ figure: "2.3\u00a0s", label: "per analysis" },
				{ figure: "98%", label: "accuracy" },
			],
		},
	},
	uses: {
		heading: "What changes in each industry",
		intro: "Results from our projects. We work out yours with you in the diagnostic.",
		list: [
			{ percent: 40, industry: "Real estate", text: "less time spent on people who won’t buy" },
			{ percent: 60, industry: "Travel", text: "of questions answered after hours" },
			{ percent: 35, industry: "Retail", text: "of abandoned carts recovered" },
			{ percent: 50, industry: "Education", text: "fewer calls in enrollment season" },
		],
	},
	method: {
		heading: "From our first call to your first customer helped",
		list: [
			{ name: "Diagnosis", text: "We look with you at how people reach you and what gets lost." },
			{ name: "Design", text: "We write the conversations in your voice, with your prices and limits." },
			{ name: "Implementation", text: "We connect your site, CRM and email. We test before going live." },
			{ name: "Support", text: "Every month we review results with you and fix what needs fixing." },
		],
	},
	services: {
		heading: "Four services to put them to work",
		list: [
			{
				picture: "score",
				name: "Lead qualification",
				text: "Questions and scores that fit how you sell: your team talks to people who are ready.",
			},
			{
				picture: "wave",
				name: "Voice of the customer",
				text: "Voice surveys, and an alert the same day if something went wrong.",
			},
			{
				picture: "answer",
				name: "Customer service",
				text: "Usual questions answered at once; hard ones go to a person, with a summary.",
			},
			{
				picture: "joined",
				name: "Integration",
				text: "CRM, bookings, store and email connected: nobody copies and pastes.",
			},
		],
	},
	team: {
		heading: "The rest of the team",
		whom: "For {whom}.",
		talk: "Let’s talk about {name}",
		see: "See what it does",
		cards: {
			fcmsie: {
				line: "Handles the repeat questions and hands the rest to a person.",
				figure: "Up to 80%",
				label: "of support queries automated",
			},
			"travel-ai-booster": {
				line: "Handles availability, rates and packages in the guest’s language.",
				figure: "45%",
				label: "more direct bookings",
			},
			"sales-site-hub": {
				line: "Finds out area, timing and budget, and books the showing.",
				figure: "45%",
				label: "more sales",
			},
			"cpg-cx-ai": {
				line: "Wins back abandoned carts with a conversation.",
				figure: "40%",
				label: "higher conversion",
			},
		},
	},
	closing: { heading: "Watch them work with your customers.", button: "Contact us" },
});
