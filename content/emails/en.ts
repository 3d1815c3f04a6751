import type { EmailText } from "./schema.ts";

export const en: EmailText = {
	salesNotice: {
		subject: "New contact: {who} ({score}%)",
		intro: "Somebody talked with the assistant. This is what they said:",
		nextStep: "Get back to them soon: reply to this email and it goes straight to them.",
		proposal: "They already have their proposal:",
		transcript: "The conversation",
		speakers: { user: "Customer", assistant: "{product}" },
	},
	proposalReceipt: {
		subject: "Your {product} proposal is ready",
		greeting: "Hi {name},",
		body: "Thanks for telling us about your business. We put together a proposal with what we understood, what we recommend and what happens next.",
		button: "Download the proposal",
		expires: "The link works until {date}.",
		reply: "Did we get something wrong? Reply to this email and we'll fix it.",
		notYou:
			"If you didn't ask for this proposal, somebody typed your address by mistake. You can ignore this message.",
		privacy: "How we look after your data: {url}",
	},
};
