import type { RightsEmails } from "./schema.ts";

export const en: RightsEmails = {
	rightsReceipt: {
		subject: "We got your request about your data ({reference})",
		title: "We got your request about your data",
		greeting: "Hi {name},",
		body: "We got your request and are working on it.",
		reference: "Reference",
		dueOn: "We’ll answer by",
		kind: "What you asked for",
		reply: "If you didn’t make this request, reply to this email and we’ll cancel it.",
	},
	rightsAnswer: {
		subject: "We answered your request about your data ({reference})",
		title: "We answered your request",
		results: {
			done: "We did what you asked for.",
			partly: "We did part of what you asked for.",
			refused: "We can’t do what you asked for.",
		},
		answeredOn: "Answered on",
		reply:
			"Don’t agree? Reply to this email. If we don’t settle it, you can turn to Colombia’s data protection authority, the Superintendencia de Industria y Comercio.",
	},
	rightsNotice: {
		subject: "Personal data request {reference}: answer by {date}",
		title: "A request about personal data",
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
