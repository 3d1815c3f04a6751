import type { ProductsText } from "./schema.ts";

export const en = (product: string): ProductsText => ({
	summary: {
		title: `Contact Pilot and NPSie: AI that answers and listens | ${product}`,
		description:
			"Contact Pilot talks, qualifies and leaves the contact in your CRM. NPSie hears your customer's voice and warns you in time. Watch them work in a simulation.",
		keywords: ["Contact Pilot", "NPSie", "lead qualification", "sentiment analysis", "NPS"],
	},
	heading: "One answers those who arrive. The other listens to those who leave.",
	lead: "Contact Pilot greets, asks and qualifies. NPSie hears the customer's voice and warns you in time. See them at work below.",
	controls: {
		simulation: "Simulation with sample data",
		play: "Play again",
		pause: "Pause",
		resume: "Resume",
		whole: "See the whole outcome",
	},
	pilot: {
		name: "Contact Pilot",
		lead: "First contact by AI: it talks, finds out budget and timing, and hands your salesperson only those who will buy.",
		demo: {
			title: "A housing project",
			log: "Sample conversation",
			bot: "Assistant",
			customer: "Customer",
			typing: "typing",
			score: "Lead score",
			agent: { label: "Served by", bot: "AI assistant", human: "Handed to an agent" },
			messages: [
				{ from: "bot", text: "Hello. What are you looking for?" },
				{ from: "customer", text: "A large apartment, about 250 m².", status: "captured" },
				{
					from: "bot",
					text: "We have units from USD 2,500 per m². One of 250 m² comes to USD 625,000. Is it to live in or to invest?",
					status: "qualifying",
				},
				{ from: "customer", text: "To live in. How do payments work?" },
				{
					from: "bot",
					text: "30% down and up to 36 months interest free. Does that plan suit you?",
					status: "budget-checked",
				},
				{ from: "customer", text: "Yes, I can pay that way. I'm Julián Prieto.", status: "qualified" },
				{
					from: "bot",
					text: "Perfect, Julián. An agent will contact you within 5 minutes.",
					status: "in-crm",
				},
			],
			facts: {
				heading: "What the agent receives",
				list: [
					{ name: "Wants", text: "250 m², to live in" },
					{ name: "Price", text: "USD 625,000" },
					{ name: "Down payment", text: "30%" },
					{ name: "Term", text: "Up to 36 months interest free" },
				],
			},
		},
	},
	voice: {
		name: "NPSie",
		lead: "A customer leaves a voice note. NPSie transcribes it, understands whether they're happy and tells you what to do before you lose them.",
		demo: {
			title: "A guest's voice note",
			statuses: {
				waiting: "Waiting for a message...",
				recording: "Customer sending audio...",
				transcribing: "Transcribing audio...",
				analyzing: "Analyzing sentiment...",
				complete: "Analysis complete",
			},
			waveform: "Waveform of the audio",
			transcript: "Transcript",
			words:
				"Gorgeous room and a delicious breakfast, honestly. Lovely people too. But I waited forty minutes to check in and nobody told me anything. I also left a message on Sunday and got an answer on Tuesday. It makes you wonder about coming back, which is a pity, because the place is beautiful.",
			results: {
				heading: "What it understood",
				sentiment: "Sentiment: mixed, about to leave",
				confidence: "Confidence",
				nps: "Predicted NPS",
				retention: "Chance of coming back",
				discount: "Suggested win-back discount",
				success: "Chance of success",
				strengths: "What they liked",
				improvements: "What to fix",
			},
			strengths: ["The room", "The breakfast", "The kindness"],
			improvements: ["The wait on arrival", "Warning about delays", "Answering at weekends"],
			stats: [
				{ figure: "2.3 s", label: "per voice note" },
				{ figure: "98%", label: "accuracy" },
			],
		},
	},
	others: { heading: "And the rest of the team" },
	method: {
		heading: "How they reach your business",
		list: [
			{ name: "Diagnosis", text: "We see how people reach you and what gets lost." },
			{ name: "Design", text: "We write the conversations in your voice." },
			{ name: "Implementation", text: "We connect them to your systems and test." },
			{ name: "Support", text: "We measure and adjust every month." },
		],
	},
	services: {
		heading: "What we do for you",
		list: [
			{ name: "Customer service", text: "Up to 80% of questions resolved without a wait." },
			{ name: "Lead qualification", text: "Your team talks only to those who are ready." },
			{ name: "Voice of the customer", text: "Every voice note read, every upset in time." },
			{ name: "Integration", text: "CRM, bookings, store and email, connected." },
		],
	},
	uses: {
		heading: "What changes in each industry",
		list: [
			{ percent: 40, industry: "Travel", text: "more direct bookings by answering at night" },
			{ percent: 60, industry: "Real estate", text: "less time on people who won't buy" },
			{ percent: 35, industry: "Retail", text: "of abandoned carts recovered" },
			{ percent: 50, industry: "Education", text: "fewer calls in enrolment season" },
		],
	},
	closing: { heading: "Shall we try it with your messages?", button: "Contact us" },
});
