import type { EmailText } from "./schema.ts";

export const en: EmailText = {
	salesNotice: {
		subject: "New contact: {who} ({score}%)",
		intro: {
			chat: "Somebody talked with the assistant. This is what they said:",
			form: "Somebody left their details in a form. This is what they wrote:",
		},
		message: "Message",
		answerIn: { label: "Answer in", es: "Spanish", en: "English" },
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
		reply: "Did we get something wrong? Reply to this email and we’ll fix it.",
		notYou:
			"If you didn’t ask for this proposal, somebody typed your address by mistake. You can ignore this message.",
		privacy: "How we look after your data: {url}",
	},
	formReceipt: {
		subject: "We got your message ({reference})",
		greeting: "Hello {name},",
		contact: "We got your message. Somebody on the team reads it and answers soon.",
		audit: "We got your Audit Express request. We’ll contact you to agree on the 30-minute session.",
		reference: "Your reference is {reference}: mention it if you call or write.",
		reply: "Anything to add? Just reply to this email.",
	},
	rightsReceipt: {
		subject: "We got your request about your data ({reference})",
		greeting: "Hello {name},",
		body: "We got your request and are working on it.",
		reference: "Reference",
		dueOn: "We’ll answer by",
		kind: "What you asked for",
		reply: "If you didn’t make this request, reply to this email and we’ll cancel it.",
	},
	rightsAnswer: {
		subject: "We answered your request about your data ({reference})",
		results: {
			done: "We did what you asked for.",
			partly: "We did part of what you asked for.",
			refused: "We can’t do what you asked for.",
		},
		answeredOn: "Answered on",
		reply:
			"Don’t agree? Reply to this email. If we don’t settle it, you can turn to Colombia’s data protection authority, the Superintendencia de Industria y Comercio.",
	},
	passwordReset: {
		subject: "Change your {product} password",
		greeting: "Hi {name},",
		body: "You asked for a new password to sign in to {product} as {username}. Choose it here:",
		button: "Choose a password",
		expires: "The link works once, for 10 minutes.",
		notYou: "If you didn’t ask for it, ignore this message: your password is still the same.",
	},
	commentNotice: {
		subject: "Comment to review: {title}",
		intro: "Somebody commented on an article. It does not appear until a person on the team approves it.",
		facts: { post: "Article", name: "Name", email: "Email", comment: "Comment" },
		where:
			"Approve or delete it in the staff area, under Comments. If you answer this email, it goes to whoever commented.",
	},
	commentApproved: {
		subject: "Your comment is published",
		greeting: "Hi {name},",
		body: "We published your comment on “{title}.” Thank you for writing.",
		button: "See the comment",
		reply: "Would you like to change it, or have it taken down? Reply to this email.",
	},
	newsletterConfirm: {
		subject: "Confirm your subscription to the {product} blog",
		body: "Somebody, we hope you, asked to get the articles of {product} at this address. Confirm it here:",
		button: "Confirm my subscription",
		notYou:
			"If it wasn’t you, ignore this message: without confirming we won’t write again. The link lasts 7 days.",
	},
	postMail: {
		subject: "{title}",
		button: "Read the article",
		why: "You get this email because you subscribed to the {product} blog.",
		leave: "Don’t want it any more? Cancel here: {url}",
	},
	rightsNotice: {
		subject: "Personal data request {reference}: answer by {date}",
		intro: "Somebody exercised their rights over their data (Law 1581 of 2012).",
		facts: {
			kind: "Asks for",
			name: "Name",
			document: "Document",
			email: "Email",
			detail: "Detail",
			dueOn: "Answer by",
		},
	},
};
