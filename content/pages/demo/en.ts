import type { DemoText } from "./schema.ts";

export const en = (product: string): DemoText => ({
	loading: "Loading demo...",
	back: "Back to the demos",
	simulation: "Simulation: the data is made up",
	play: "Play",
	pause: "Pause",
	reset: "Reset",
	live: "Live",
	paused: "Paused",
	metrics: { heading: "Metrics", answered: "Messages answered", intent: "Intent", wait: "Customer's wait" },
	flows: "Flows",
	progress: "Step {step} of 5",
	previous: "Previous step",
	next: "Next step",
	steps: "Steps",
	conversation: "Conversation",
	customer: "Customer",
	bot: "Assistant",
	system: {
		heading: "System",
		active: "Active",
		card: "Card payment",
		demo: "Demo",
		now: "Now",
		nextActions: "Next actions",
		none: "Nothing pending: the conversation is over.",
	},
	message: {
		label: "Your message",
		placeholder: "Write as if you were the customer...",
		send: "Send",
		typing: "The assistant is typing",
		connected: "Connected",
	},
	replies: [
		"Good question. In your business I'd answer with your data; here I'm only simulating.",
		"I'm noting that and passing it to a person on the team with a summary.",
		"To see this with your prices and your words, ask for the free diagnostic.",
	],
	title: "{flow}: {industry} demo",
	index: {
		summary: {
			title: `Live demos | ${product}`,
			description:
				"Walk through a booking, a home buyer and an order step by step: what the customer says, what the assistant answers and what your system does.",
			keywords: ["demo", "AI assistant", "simulation", "bookings", "leads", "orders"],
		},
		heading: "Step into your customer's shoes.",
		lead: "Three conversations, step by step: what is said, what is measured and what the system does behind.",
		open: "Open the demo",
	},
});
