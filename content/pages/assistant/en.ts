import type { AssistantPageText } from "./schema.ts";

export const en = {
	summary: {
		title: "Talk to the assistant",
		description:
			"Tell our assistant how your customers reach you and leave with a PDF proposal for your business. It answers at once, at any hour.",
		keywords: ["AI assistant", "chat", "proposal", "customer service", "Colombia"],
	},
	heading: "Ask away. It\u00a0answers in\u00a0seconds.",
	sheet: {
		title: "Proposal for",
		nobody: "your business",
		need: "“{need}”",
		lines: {
			name: "For",
			need: "You need",
			industry: "Business",
			companySize: "Size",
			budget: "Budget",
			timing: "When",
		},
		missing: "Missing",
		empty: "It writes itself as you talk.",
		begun: "You see everything before it goes in.",
	},
	mail: {
		title: "Take the conversation with you",
		text: "We email it to you: a link to pick it up on another device, or everything we talked about, in writing.",
		what: {
			label: "What should we send?",
			link: "A link to pick it up on another device",
			transcript: "The whole conversation",
		},
		email: "Your email",
		send: "Send",
		received: "It’s on its way. If you don’t see it in a few minutes, check your spam folder.",
		nothing: "There is no conversation in this browser yet. Start one and come back.",
		enough: "We’ve already sent several emails about this conversation today. Try again tomorrow.",
		back: "Back to the chat",
	},
	resume: {
		title: "Pick up where you left off",
		text: "The conversation moves to this browser and disappears from the one where it started. The links you asked for stop working.",
		other:
			"You already have another conversation in this browser: it isn’t lost, and you can go back to it from the chat.",
		send: "Continue here",
		done: "",
		gone: "This link no longer works: it can be used once, within a day. Ask for another from the browser that has the conversation.",
		back: "Go to the chat",
	},
	other: { text: "You have another conversation in this browser.", open: "Go to the other conversation" },
} as const satisfies AssistantPageText;
