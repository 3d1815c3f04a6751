import type { PrivacyText } from "./schema.ts";

export const en: PrivacyText = {
	rights: {
		due: "Answer by {date}",
		late: "Overdue",
		lateOne: "One request is overdue: answer it today.",
		lateMany: "{count} requests are overdue: answer them today.",
		result: "What was done",
		results: {
			done: "Everything they asked for",
			partly: "Part of what they asked for",
			refused: "Request denied",
		},
		kinds: {
			query: "Copy of their data",
			correction: "Correct their data",
			deletion: "Delete their data",
			withdrawal: "Withdraw their consent",
			complaint: "Complaint",
		},
		choose: "Choose an option",
		note: "Your answer",
		noteHint: {
			mail: {
				es: "We email it to them exactly as you write it. They read Spanish.",
				en: "We email it to them exactly as you write it. They read English.",
			},
			shown: {
				es: "No mail server is set up: saving sends nothing, so email it to them yourself. They read Spanish.",
				en: "No mail server is set up: saving sends nothing, so email it to them yourself. They read English.",
			},
		},
		answer: { mail: "Send answer and close", shown: "Save answer and close" },
		answered: "Answered on {date} by {author}",
		answeredBefore: "Your answer wasn’t sent: {author} had already answered. You wrote:",
		required: "Please fill this in.",
		noteLong: "It’s too long: the limit is 4,000 characters. Nothing was sent: shorten it and send it again.",
	},
	person: {
		title: "A person’s data",
		find: "Search",
		email: "Email",
		phone: "Phone",
		phoneHint:
			"In case they left data with only a phone number. Leave out the extension to search all of its extensions.",
		see: "See what data we have",
		counts: {
			leads: "Leads",
			conversations: "Conversations",
			conversationMails: "Conversations sent by email",
			requests: "Data requests",
			accounts: "Client accounts",
			comments: "Blog comments",
			subscribers: "Blog subscriptions",
			invitations: "Invitations to the team",
		},
		lead: { only: "See it", each: "See lead {number}" },
		nothing: "We hold no data on this person.",
		export: "Download everything",
		exportHint: "One file with everything we hold on this person, ready to send.",
		revoke: {
			what: "Withdraw their consent",
			ask: "We keep the data, but nobody contacts them and it isn’t sent to any other system. Their blog subscription ends too, and if they have a session coming up, it’s canceled and they’re told. We still answer their data requests.",
			send: "Yes, withdraw it",
		},
		revoked: {
			leads: "Consent withdrawn.",
			subscribers: "Their blog subscription has ended.",
			comments: "They won’t get emails about their comments anymore.",
			nothing: "There was no consent left to withdraw. Nobody contacts them.",
		},
		erase: "Erase everything",
		eraseHint: "Erases this person from every table and every connected system. This can’t be undone.",
		unanswered:
			"Still unanswered: {references}. Open requests are kept when you erase: answer them afterward in Data requests.",
		sure: "I’ve verified who is asking, and I want to erase their data.",
		erased: "Records erased: {count}.",
		problems: {
			email: "Enter a complete email address, like name@company.com.",
			phone: "Enter one full number; outside Colombia, start with + and the country code.",
			sure: "Check the box to confirm that you want to erase their data.",
		},
	},
};
