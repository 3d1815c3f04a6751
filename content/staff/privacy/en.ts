import type { PrivacyText } from "./schema.ts";

export const en: PrivacyText = {
	rights: {
		due: "Answer by {date}",
		late: "Overdue",
		lateOne: "One request is overdue: answer it today.",
		lateMany: "{count} requests are overdue: answer them today.",
		result: "What was done",
		results: {
			done: "All they asked for",
			partly: "Part of what they asked for",
			refused: "Not applicable",
		},
		choose: "Choose an option",
		note: "What you tell them",
		noteHint: {
			mail: {
				es: "It is emailed to them just as you write it. They read Spanish.",
				en: "It is emailed to them just as you write it. They read English.",
			},
			shown: {
				es: "It isn’t emailed: no mail server is set up. They read Spanish.",
				en: "It isn’t emailed: no mail server is set up. They read English.",
			},
		},
		answer: "Answer and mark as answered",
		sent: {
			mail: "The answer is saved and on its way by email.",
			shown: "The answer is saved. No mail server is set up, so send it to them yourself.",
		},
		answered: "Answered on {date} by {author}",
		answeredBefore: "Your answer wasn’t sent: {author} had already answered. You wrote:",
		required: "This is required.",
		noteLong: "It’s too long: the limit is 4,000 characters. Nothing was sent: shorten it and send it again.",
	},
	person: {
		title: "One person’s data",
		find: "Search",
		email: "Email",
		phone: "Phone",
		phoneHint:
			"If they also left data with only their phone. Without an extension, all of that number’s are searched.",
		see: "See what data we have",
		counts: {
			leads: "Leads",
			conversations: "Conversations",
			conversationMails: "Conversations sent by email",
			requests: "Requests about their data",
			accounts: "Client accounts",
			comments: "Blog comments",
			subscribers: "Blog subscriptions",
			invitations: "Invitations to the team",
		},
		lead: { only: "See it", each: "See lead {number}" },
		nothing: "We have no data about this person.",
		export: "Download everything",
		exportHint: "One file with all we have about this person, to hand over.",
		revoke: {
			what: "Withdraw their consent",
			ask: "The data stays, but nobody writes to them and it goes to no other system. Their blog subscription ends too, and if they have a session coming up, it’s canceled and they’re told. Their requests about their data are still answered.",
			send: "Yes, withdraw it",
		},
		revoked: {
			leads: "Consent withdrawn.",
			subscribers: "Their blog subscription has ended.",
			comments: "They get no more emails about their comments.",
			nothing: "No consent was left to withdraw. Nobody writes to them.",
		},
		erase: "Erase everything",
		eraseHint: "Erases this person from every table and every connected system. It can’t be undone.",
		unanswered:
			"Still unanswered: {references}. Open requests are kept when you erase: answer them afterward in Rights.",
		sure: "I checked who asks and want to erase",
		erased: "Records erased: {count}.",
		problems: {
			email: "Check that it has an @ and a domain, like name@company.com.",
			phone: "Enter one full number; outside Colombia, start with + and the country code.",
			sure: "Check the box to confirm that you want to erase.",
		},
	},
};
