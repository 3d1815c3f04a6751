import type { TalkText } from "./schema.ts";

export const en = {
	unsure: [
		"I’m not sure I understood. Which of these is your question?",
		"I want to give you the right answer. Is it one of these?",
	],
	otherwise: "Put it another way and I’ll try again. Or a person on the team can answer it.",
	unknown: [
		"I don’t know that for certain, and I’d rather not make up an answer.",
		"I don’t have information on that, and I don’t want to guess.",
	],
	missed: [
		"Sorry, I didn’t quite get that. Where shall we go from here?",
		"Sorry, I missed that one. Does one of these help?",
	],
	missedAnswer: ["Sorry, I didn’t get that.", "Sorry, I missed that one."],
	missedAgain: [
		"I’m still not following, and I don’t want to waste your time. Would you rather have a person on the team write to you?",
		"I’m not being much help. Want a person on the team to take it from here?",
	],
	advice: {
		none: "From what you tell me, I’d start with the free diagnostic: in 30 minutes we look at what’s worth automating first. Or I can put together a proposal right here.",
		known: [
			"From what you tell me, I’d look at {recommended}: {line}",
			"In your case, I’d start with {recommended}: {line}",
		],
		unknown: [
			"It depends on your business: tell me what it does and what you’d like to improve, and I’ll tell you which one could help.",
			"To recommend something useful, I need to know a little about your business and what you want to improve.",
		],
	},
	sameAgain: [
		"It’s the same answer as before. If you meant something else, tell me.",
		"It’s the same in that case.",
	],
	noMore: [
		"I don’t have more detail than that. Would you like a person on the team to answer?",
		"That’s as much as I know about it. A person on the team can give you the details: shall I pass your question on?",
	],
	industryKnown: "It’s one of the industries we know best. {line}",
	complaint: {
		maybe: "If something went wrong on our side, I’m sorry.",
		heard: [
			"I’m sorry about this, and I understand the frustration.",
			"You’re right to complain, and I’m sorry.",
		],
		direct: [
			"I’m sorry about this, and I understand the frustration. A person on the team should look at it: write to {email} or call {phone}.",
			"You’re right to complain. The quickest way is to talk to the team: {phone} or {email}.",
		],
	},
	outOfScope: [
		"That’s not something I know about: I can tell you how we work and put together a proposal.",
		"I can’t help with that one; I answer questions about what we do and how we work.",
	],
	trick: [
		"I can’t say or promise that: I only cover how we work; a person on the team goes over prices and terms with you.",
		"I can’t help with that one. A person on the team agrees on prices and terms with you, in writing.",
	],
	objection: [
		"Sorry, I didn’t answer what you asked. Could you put it another way?",
		"You’re right, that wasn’t it. Ask me again, or have a person answer.",
	],
	smallTalk: {
		thanks: ["My pleasure!", "You’re welcome!", "Happy to help!"],
		goodbye: [
			"Take care! I’m here if you want to pick this up again.",
			"See you soon! We can pick up right where we left off.",
		],
		chitChat: ["All good here, thanks!", "Good to hear!"],
		later: [
			"No rush. I’m here whenever you want to pick this up again.",
			"Of course, think it over. The conversation is saved.",
		],
		wait: ["Of course, take your time: I’ll be here.", "Sure, no rush. Write when you’re back."],
	},
	agreed: ["Perfect!", "Great!"],
	closing: ["What else would you like to know?", "Can I help with anything else?", "Any other questions?"],
	switched: "Sure, let’s continue in English.",
} as const satisfies TalkText;
