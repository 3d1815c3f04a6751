import type { ContactText } from "./schema.ts";

export const en = (product: string): ContactText => ({
	summary: {
		title: `Contact | ${product}`,
		description:
			"Tell us which messages go unanswered in your business. A person on our team replies with concrete ideas for you, and no strings attached.",
		keywords: ["contact", "AI consulting for small business", "book a call", "Colombia"],
	},
	heading: "Who’s still waiting for your reply?",
	intro: "Tell us about your business. A person replies, with something concrete you can do.",
	form: "Write to us",
	ways: {
		heading: "Or reach us directly",
		email: "Email",
		phone: "Phone",
		whatsapp: "WhatsApp",
		place: "Where we are",
		city: "Bogotá, Colombia",
		call: {
			heading: "Rather talk?",
			text: "Tell us which day and time suit you, and we’ll call.",
			link: "Book a call",
			subject: "I’d like to book a call",
		},
		chat: { text: "Late at night? The assistant answers right now.", link: "Talk to the assistant" },
	},
});
