import type { TeamText } from "./schema.ts";

export const en = {
	leadMessages: {
		erase: "Asked us to delete their data.",
		noContact: "Asked not to be contacted.",
		callTime: "Asks to be contacted: {value}.",
		writeAgain: "Agreed again to be contacted.",
	},
	byMail: "Of course. This page emails it to you: all of it, or as a link to pick it up on another device.",
	hours: {
		open: "The team is in right now, so somebody may join this same conversation.",
		closed:
			"The team is in Monday to Friday, {from} to {to} Colombia time. They’ll reply on {day}, starting at {from}.",
		today:
			"The team is in Monday to Friday, {from} to {to} Colombia time. They’ll reply today, starting at {from}.",
		goOn: "If you’d rather, write to them by email and mention reference {reference}.",
		opening: "Hi, I was just chatting on your site. My reference is {reference}.",
		subject: "Reference {reference}",
	},
	person: {
		gladly: "Of course.",
		byEmail: "I’m passing this conversation to the team, and a person will write to the email you gave me.",
		byPhone:
			"I’m passing this conversation to the team, and a person will reach you on the phone number you gave me.",
		byBoth:
			"I’m passing this conversation to the team, and a person will write to the email or call the phone number you gave me.",
		again: "The team already has your message. If you can’t wait, call {phone} or write to {email}.",
		message: "I’ll tell them when to reach you: {value}.",
		askContact:
			"I’d be glad to put you in touch with a person on the team. Leave an email or a phone number and they’ll reach you; or write to {email} or call {phone}.",
		direct: [
			"A person on the team can help you at {email} or {phone}. You don’t have to leave me anything.",
			"To talk to a person: {phone} or {email}, Monday to Friday.",
		],
		offer: "Would you like a person on the team to answer that?",
		notNow: "OK, let’s keep going here.",
	},
} as const satisfies TeamText;
