import type { EmailText } from "./schema.ts";

export const en: EmailText = {
	privacy: "How we look after your data: {url}",
	scene: {
		business: {
			"hospitalidad-viajes": "a hotel",
			"real-estate-construccion": "a building under construction",
			"retail-ecommerce": "a store",
			"educacion-ong": "a school",
			"automotriz-aftermarket": "an auto repair shop",
		},
		alt: {
			contact: "At night, {business} gets a question and answers it.",
			audit: "Dawn at {business}: the day begins.",
			session: "In the morning, two people meet in front of {business}.",
			proposal: "At night, the proposal arrives at {business}.",
			newsletter: "At night, two people meet in front of {business}.",
			post: "In the morning, {business} gets a question and answers it.",
		},
	},
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
			need: "They said they need: “{need}”. Ask what happens today and what it costs them.",
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
		reply: "Doesn’t suit you? Reply to this email and we’ll change it.",
		summary: "{product} Audit Express with {who}",
		description: "A 30-minute session to see which processes of your business to automate first.",
	},
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
	passwordReset: {
		greeting: "Hi {name},",
		button: "Choose a password",
		expires: {
			soon: "The link works once, for 10 minutes.",
			later: "The link works once, for {hours} hours.",
		},
		forgotten: {
			subject: "Change your {product} password",
			title: "Choose a new password",
			body: "You asked for a new password to sign in to {product} as {username}. Choose it here:",
			notYou: "If you didn’t ask for it, ignore this message: your password is still the same.",
		},
		reset: {
			subject: "Change your {product} password",
			title: "Choose a new password",
			body: "An administrator of {product} asked you to choose a new password for the user {username}. The old one no longer works, and two-step verification and passkeys were removed. Choose it here:",
			notYou: "If the link has expired, ask for another one with “Forgot your password?”.",
		},
		"new-account": {
			subject: "Your {product} account is ready",
			title: "Your {product} account is ready",
			body: "From today you can follow your projects in your {product} portal. Your username is {username}. Choose your password here:",
			notYou: "If the link has expired, ask for another one with “Forgot your password?”.",
		},
	},
	invitation: {
		subject: "{inviter} invites you to the {product} team",
		title: "You’re invited to the {product} team",
		greeting: "Hi {name},",
		body: "{inviter} invites you to work in the team area of {product}. Choose your password and sign in:",
		button: "Accept the invitation",
		expires: "The link works once, until {date}, Colombia time.",
		notYou:
			"If you weren’t expecting this invitation to {email}, ignore this message: no account is created.",
	},
	emailChange: {
		subject: "Confirm your new {product} email",
		title: "Confirm your new email",
		greeting: "Hi {name},",
		body: "Somebody asked for the user {username} of {product} to use this address. Confirm it here:",
		button: "Confirm this email",
		expires: "The link works once, for {hours} hours. Until then the previous address stays in use.",
		notYou: "If you didn’t ask for it, ignore this message: nothing changes.",
	},
	emailChanged: {
		subject: "The email of your {product} account changed",
		title: "Your account has another email",
		greeting: "Hi {name},",
		body: "From now on, the user {username} of {product} has another address, which was confirmed. We won’t write to this one about the account anymore.",
		notYou: "If you didn’t ask for it, reply to this message today: somebody may have your password.",
	},
	signInNotice: {
		greeting: "Hi {name},",
		unknown: "a browser we don’t recognize",
		changes: {
			"password-changed": "the password was changed",
			"password-reset": "a new password was chosen with a link sent to this address",
			"second-factor-on": "two-step verification was turned on",
			"second-factor-off": "two-step verification was turned off",
			"passkey-added": "a passkey was added",
			"passkey-removed": "a passkey was removed",
		},
		changed: {
			subject: "A security change on your {product} account",
			title: "How you sign in to your account changed",
			body: "On {time}, Colombia time, {change} for the user {username} of {product}.",
			next: "If it was you, there is nothing to do. If not, choose a new password today with “Forgot your password?” and reply to this email.",
		},
		"new-device": {
			subject: "Sign-in to {product} on a new device",
			title: "Somebody signed in to your account on a new device",
			body: "On {time}, Colombia time, somebody signed in to {product} as {username} with {device}.",
			next: "If it was you, there is nothing to do. If not, change your password and end the other sessions in My account.",
		},
		locked: {
			subject: "Failed attempts on your {product} account",
			title: "Your account is locked for a few minutes",
			body: "On {time}, Colombia time, somebody typed a wrong password many times for the user {username} of {product}.",
			next: "If it was you, wait a quarter of an hour or choose a new password with “Forgot your password?”. If not, your password is still the same and nobody got in.",
		},
		"code-locked": {
			subject: "Wrong codes on your {product} account",
			title: "Two-step verification is locked for a few minutes",
			body: "On {time}, Colombia time, somebody typed the right password for the user {username} of {product}, and then many wrong codes.",
			next: "If it was you, wait a quarter of an hour and try again. If not, somebody knows your password: choose a new one today with “Forgot your password?”.",
		},
	},
	commentNotice: {
		subject: "Comment to review: {title}",
		title: "A comment to review",
		intro: "Somebody commented on an article. It does not appear until a person on the team approves it.",
		facts: { post: "Article", name: "Name", email: "Email", comment: "Comment" },
		where:
			"Approve or delete it in the staff area, under Comments. If you answer this email, it goes to the person who commented.",
	},
	commentApproved: {
		subject: "Your comment is published",
		title: "Your comment is up",
		greeting: "Hi {name},",
		body: "We published your comment on “{title}.” Thank you for writing.",
		button: "See the comment",
		reply: "Would you like to change it, or have it taken down? Reply to this email.",
	},
	newsletterConfirm: {
		subject: "Confirm your subscription to the {product} blog",
		title: "Confirm your subscription",
		body: "Somebody, we hope you, asked to get {product}’s articles at this address. Confirm it here:",
		button: "Confirm my subscription",
		notYou:
			"If it wasn’t you, ignore this message: unless you confirm, we won’t write again. The link lasts 7 days.",
	},
	postMail: {
		subject: "{title}",
		by: "By {author} · {minutes} min read",
		button: "Comment on the blog",
		why: "You get this email because you subscribed to the {product} blog.",
		leave: "Don’t want it anymore? Cancel here: {url}",
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
		expires: "The link works once, for {hours} hours. Whoever has it can read the conversation.",
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
