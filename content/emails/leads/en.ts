import type { LeadEmails } from "./schema.ts";

export const en: LeadEmails = {
	salesNotice: {
		subject: "New contact: {who} ({score}%)",
		titles: {
			chat: "Somebody talked with the assistant",
			contact: "A customer wrote to you",
			audit: "Somebody asked for the Audit Express",
			api: "A lead came in through the API",
		},
		intro: {
			chat: "Somebody talked with the assistant. This is what they said:",
			form: "Somebody left their details in a form. This is what they wrote:",
			api: "Another system sent it through the API. This is what is known:",
		},
		message: "Message",
		answerIn: { label: "Answer in", es: "Spanish", en: "English" },
		nextStep: "Get back to them soon: reply to this email and it goes straight to them.",
		proposal: "See the proposal they have",
		transcript: "The conversation",
		speakers: { user: "Customer", assistant: "{product}" },
		firstCall: {
			title: "What to say on the first call",
			speak: {
				es: "Speak Spanish: that’s what they wrote in.",
				en: "Speak English: that’s what they wrote in.",
			},
			openings: {
				chat: {
					named:
						"“Hi {name}, I’m calling from {product}. You talked with our assistant and I’d like to help.”",
					nameless:
						"“Hi, I’m calling from {product}. You talked with our assistant: who am I speaking with?”",
				},
				contact: {
					named:
						"“Hi {name}, I’m calling from {product}. We got your message and I’d like to answer you personally.”",
					nameless: "“Hi, I’m calling from {product}. We got your message: who am I speaking with?”",
				},
				audit: {
					named:
						"“Hi {name}, I’m calling from {product}. You asked for the Audit Express: 30 minutes, free.”",
					nameless:
						"“Hi, I’m calling from {product}. You asked for the Audit Express, 30 free minutes: who am I speaking with?”",
				},
				api: {
					named:
						"“Hi {name}, I’m calling from {product}. We got your details and want to know how we can help.”",
					nameless: "“Hi, I’m calling from {product}. We got your request: who am I speaking with?”",
				},
			},
			need: "They said they need: “{need}.” Ask what happens today and what it costs them.",
			offer: "Tell them about {name}: {oneLine}",
			ask: {
				need: "We don’t know what they need: “What takes up most of your time with customers today?”",
				budget: "The budget is missing: “Do you have an amount in mind for this?”",
				timing: "The date is missing: “When would you like to have it running?”",
				companySize: "The size is missing: “How many people are on your team?”",
			},
			close: "They’ve told us everything: agree on the day and time of the next meeting before you hang up.",
		},
	},
	proposalReceipt: {
		subject: "Your {product} proposal is ready",
		title: "Your proposal is ready",
		greeting: "Hi {name},",
		body: "Thanks for writing to us. We put together a proposal with what you told us, what we recommend and what happens next.",
		button: "Download the proposal",
		expires: "The link works until {date}.",
		reply: "Did we get something wrong? Reply to this email and we’ll fix it.",
		notYou:
			"If you didn’t ask for this proposal, somebody typed your address by mistake. You can ignore this message.",
	},
	formReceipt: {
		subject: "We got your message ({reference})",
		titles: { contact: "We got your message", audit: "We got your Audit Express request" },
		greeting: "Hi {name},",
		contact: "We got your message. Somebody on the team will read it and answer soon.",
		audit: "We got your Audit Express request. We’ll contact you to agree on the 30-minute session.",
		reference: "Your reference is {reference}: mention it if you call or write.",
		reply: "Anything to add? Just reply to this email.",
	},
	consultation: {
		subject: {
			set: "Your Audit Express: {date}",
			moved: "Your Audit Express has a new time: {date}",
			cancelled: "Your Audit Express on {date} is canceled",
		},
		title: {
			set: "See you at your Audit Express",
			moved: "Your Audit Express has a new time",
			cancelled: "Your Audit Express is canceled",
		},
		greeting: "Hi {name},",
		body: {
			set: "Your 30-minute session is booked. Bring the process that takes up most of your time: we’ll start there.",
			moved: "We moved the 30-minute session you asked for. This is the new time:",
			cancelled:
				"We canceled the 30-minute session you asked for. Reply to this email and we’ll find another time.",
			revoked:
				"You withdrew your consent to our use of your data, so we canceled the 30-minute session you had asked for. The attached file takes it out of your calendar, and we won’t write to you about it again. If this wasn’t you, reply to this email.",
		},
		notice: {
			set: "The session with {who} is scheduled.",
			moved: "The session with {who} has a new time.",
			cancelled: "The session with {who} is canceled.",
			revoked:
				"The session with {who} is canceled: they withdrew their consent to our use of their data. Don’t write or call.",
		},
		when: "When",
		zone: "Colombia time",
		where: "Where",
		lasts: "How long",
		minutes: "{minutes} minutes",
		calendar: "The invitation is attached: open it and it’s in your calendar.",
		reply: "Does another time work better? Reply to this email and we’ll change it.",
		summary: "{product} Audit Express with {who}",
		description: "A 30-minute session to see which processes of your business to automate first.",
	},
	revocationNotice: {
		subject: "Don’t write to them again: {who}",
		title: "Someone withdrew their consent",
		body: "They asked for it in the chat, and it’s on record. Don’t write or call, and don’t use their data anymore.",
		reference: "Reference",
		after:
			"The systems that already had this lead are told automatically. If they leave their data again, it arrives as a new lead. This covers this conversation alone: in a chat, anyone can type someone else’s email. If you’re sure it’s the same person behind other leads, record the withdrawal on the page of one of them, and it covers them all.",
	},
	conversationLink: {
		subject: "Pick up your conversation with {product}",
		title: "Pick up where you left off",
		body: "You asked for this link to pick up your {product} conversation on another device. Open it there and confirm:",
		button: "Continue the conversation",
		expires: "The link works once, for {hours} hours. Anyone who has it can read the conversation.",
		notYou: "If you didn’t ask for it, ignore this message: somebody typed your address by mistake.",
	},
	conversationTranscript: {
		subject: "Your conversation with {product}",
		title: "Here’s what we talked about",
		body: "You asked us to send you your conversation with {product}. Here is all of it.",
		transcript: "The conversation",
		you: "You",
		assistant: "{product} assistant",
		person: "{person} at {product}",
		goOn: "Want to continue? Go back to the chat in the browser you used, or reply to this email.",
		notYou: "If you didn’t ask for it, ignore this message: somebody typed your address by mistake.",
	},
};
