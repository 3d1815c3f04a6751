import type { AssistantTexts } from "./schema.ts";

export const en = {
	greeting:
		"Hi! I’m {product}’s virtual assistant. Tell me what you’d like to improve in your business and, if it helps, I’ll put together a proposal for you. To start, could I have your full name, your email and, if you like, your phone number?",
	privacy: {
		version: "2026-11",
		text: "By sharing your details you authorize {product} to use them to answer you and prepare your proposal, under Colombia’s Law 1581 of 2012. You can see them, correct them or ask us to delete them at any time.",
		linkText: "Data protection policy",
	},
	ask: {
		contact: [
			"Who am I talking to, and how can we reach you?",
			"I still need your name, and an email or a phone number.",
		],
		name: ["May I have your name?", "And your name is…?"],
		way: [
			"What’s the best email or phone number to reach you?",
			"I still need an email or a phone number: one is enough.",
		],
		email: ["Where can I email you?", "All I still need is an email address."],
		company: ["What’s your company called?", "What’s the name of the business?"],
		industry: ["What does the business do?", "Which of these fits your business?"],
		need: [
			"What would you most like to improve in how you serve your customers?",
			"Which customer task takes up most of your time?",
		],
		companySize: ["How many people work with you?", "Roughly how big is the team?"],
		budget: [
			"Do you have a monthly budget in mind? A rough idea is fine.",
			"Roughly how much would you like to spend a month? If you don’t know yet, that’s fine.",
		],
		timing: ["When would you like it up and running?", "Is there a date you’d like to start?"],
	},
	suggestion: {
		company: "Is your company called {value}?",
		industry: "Is this your line of business: {value}?",
		need: "Is this what you’d like to improve? “{value}”",
		figure: "Shall I note this? “{value}”",
		yes: "Yes, that’s it",
		other: "No, something else",
	},
	acknowledge: {
		met: ["Nice to meet you, {name}.", "Thanks, {name}.", "Good to meet you, {name}."],
		hello: ["Hi there! Glad you wrote.", "Hello! Welcome to {product}."],
		noted: ["Got it.", "Noted, thanks.", "Got it, thank you."],
		recommend: [
			"I hear you. That’s what {recommended} is for: {line}",
			"That’s why we made {recommended}: {line}",
		],
		need: ["Makes sense, noted.", "I see, thanks for telling me."],
		corrected: ["Done, I’ve corrected it.", "All fixed.", "No problem, I’ve changed it."],
		declined: ["No problem.", "That’s fine, we’ll go on without it.", "All good, it isn’t required."],
		forgotten: ["Done, I’ve taken it out.", "No problem, that’s out."],
		withheld: "Don’t worry, I’m not keeping that one. If you’d like us to write to you, leave me another.",
	},
	askCorrect: {
		email: "Sure, what’s the right email?",
		phone: "Sure, what’s the right phone number?",
		name: "Sure, what’s your name?",
		company: "Sure, what’s the company called?",
		other: "Sure, what should I correct, and to what?",
	},
	email: {
		mistyped: [
			"I think something is missing in that email. Could you type it in full, like name@company.com?",
			"That email doesn’t look right: check that it has the @ and the ending, like .com.",
		],
		guess: "That email seems to have a typo. Did you mean {value}?",
	},
	whichBudget: "Just so I get it right, which of these is your budget?",
	phone: {
		country: "Which country is that number from? Pick it, or write it with its country code and the +.",
		mistyped: {
			phone: [
				"That phone number doesn’t look right: could you check it? If it’s from outside Colombia, start with + and the country code.",
				"I can’t recognize that number. We can go on without it, if you like.",
			],
			phoneShort: [
				"That phone number is missing digits: could you check it? If it’s a landline, include the area code.",
				"I see too few digits in that number. Type it in full, or we can go on without it if you like.",
			],
			phoneLong: [
				"That phone number has too many digits: could you check it? If it’s from outside Colombia, start with + and the country code.",
				"I see too many digits in that number. Type it again, or we can go on without it if you like.",
			],
		},
	},
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
	missedAgain: [
		"I’m still not following, and I don’t want to waste your time. Would you rather have a person on the team write to you?",
		"I’m not being much help. Shall a person on the team take it from here?",
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
		"I can’t say or promise that: I only speak about how we work, and prices or terms are something a person on the team goes over with you.",
		"I can’t help with that one. A person on the team agrees on prices and terms with you, in writing.",
	],
	objection: [
		"Sorry, I didn’t answer what you asked. Could you put it another way?",
		"You’re right, that wasn’t it. Ask me again, or a person can answer you.",
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
	ownData: {
		known: "This is what I’ve noted in this conversation:",
		nothing: "Nothing yet: I haven’t noted anything about you in this conversation.",
		pending: "The team already has your request; until they’ve dealt with it, this is what’s noted:",
		change:
			"To correct something, just tell me; to have it deleted, say “delete my data” or use the rights form on the legal page.",
	},
	withdrawn: {
		erase: {
			known: [
				"Understood: you want your data deleted. I’m passing that on to the team, and I won’t ask for anything else.",
				"Of course, that’s your right. I’m passing your deletion request to the team, and I’ll stop asking questions.",
			],
			unknown: [
				"Understood, I won’t ask for anything else. You haven’t left an email or a phone number here.",
				"Of course, I’ll stop asking. I don’t have an email or a phone number of yours in this conversation.",
			],
		},
		noContact: {
			known: [
				"Understood: it’s on record that you don’t want to be contacted, the team knows, and I won’t ask for anything else.",
				"Got it: it’s on record, and the team knows not to write or call.",
			],
			unknown: [
				"No worries, you haven’t left any way to reach you, so nobody will write to you about this. Ask me anything you like.",
				"No problem: I don’t have an email or a phone number of yours. You can ask me anything without leaving them.",
			],
		},
		elsewhere:
			"That covers what you left in this conversation. If you gave us your data elsewhere, or want it deleted, fill in the rights form on the legal page: it gives you a reference.",
		form: "To make it official, fill in the rights form on the legal page: it gives you a reference.",
		quiet: [
			"As you asked, I’m not noting anything down. If you want to pick this up again, say “proposal”; and I’m here for any question.",
			"Still not noting anything, as you asked. Say “proposal” whenever you want to continue.",
		],
	},
	permission: {
		needed: "For that I need your permission again, because you asked not to be contacted.",
		ask: "May we write to you again?",
		given: [
			"Done, it’s on record that we may write to you again.",
			"Thanks: I’ve recorded that we may write to you again.",
		],
		refused: [
			"That’s fine: everything stays as you asked, and nobody will write to you. I’m here for any question.",
			"All right, we still won’t write to you. You can ask me anything here.",
		],
	},
	notes: {
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
		opening: "Hi, I’m coming from the chat on your site. My reference is {reference}.",
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
		notNow: "OK, back to you and me.",
	},
	offer: {
		"erase-data": {
			question: "Would you like us to delete your data? If not, we keep going and nothing changes.",
			yes: "Yes, delete it",
			no: "No, let’s keep going",
		},
		"stop-contact": {
			question: "Would you rather we didn’t write or call? If not, we keep going and nothing changes.",
			yes: "Yes, don’t contact me",
			no: "No, let’s keep going",
		},
	},
	proposal: {
		summary: [
			"I have what I need. Here’s what goes into your proposal: if it looks right, I’ll make it.",
			"This is what goes into your proposal. Change anything you like and I’ll make it.",
		],
		incomplete: [
			"This is what I have for your proposal. Fill in what’s missing and I’ll make it.",
			"Almost there: fill in the empty lines and I’ll make it.",
		],
		saved: [
			"I’ve saved the changes. If it looks right, I’ll make the proposal.",
			"Done, changed. Shall I make it?",
		],
		missing: ["Happy to put it together.", "Of course."],
		withoutWay:
			"That’s fine, you don’t have to share them. The one thing is that a proposal carries your name and an email or a phone number, so without those I can’t prepare it. I can keep answering your questions, or you can write to the team from the contact page.",
		making: [
			"Great, {name}! Putting it together right now.",
			"On it, {name}! Give me a moment to prepare it.",
		],
		ready:
			"Your proposal is ready: you can download it right here. If anything should change, tell me and I’ll update it.",
		mailed:
			"Your proposal is ready: you can download it right here and I’m sending it to your email too. If anything should change, tell me and I’ll update it.",
		latest:
			"I’ve made all the versions I can for today: here is the latest one. What you told me since is saved, and the team sees it.",
		enough:
			"I can’t prepare more proposals today, but your details are saved and the team sees them. If you prefer, ask me for a person to write to you.",
		failed:
			"I had trouble creating the PDF, but your details are saved. Write “proposal” and I’ll try again, or ask me for a person on the team.",
		notYet: "No rush. When you want it, say “proposal” and I’ll put it together.",
		change: [
			"Change it or add it right here, in the line where it belongs, and press “Make the proposal” when it looks right.",
			"Tap the line you’d like to change, or add what’s missing, then press “Make the proposal.”",
		],
		fixed:
			"The proposal’s format is always the same; what it says about your business is up to you. If you need more than that, a person on the team will help.",
		again:
			"You can download it right here, further up in this conversation. If it won’t open, I’ll make it again.",
		none: "I haven’t made a proposal in this conversation yet. I can put one together if you like.",
		after: [
			"If you’d like to change anything in the proposal, tell me and I’ll update it.",
			"I’m here for whatever you need.",
		],
		outdated: "Since some details changed, I can update the proposal:",
	},
	choices: {
		yes: "Yes, please",
		no: "Not yet",
		proposal: "I’d like a proposal",
		proposalNow: "I want the proposal now",
		person: "Talk to a person",
		personAnswers: "Have a person answer",
		other: "Something else",
		unsure: "Not sure yet",
		otherIndustry: "Other",
		noContact: "I’d rather not say",
		useGuess: "Yes, that’s it",
		topics: [
			{ entry: "what-we-do", label: "What do you do?" },
			{ entry: "how-it-works", label: "How does it work?" },
			{ entry: "price", label: "How much does it cost?" },
		],
	},
	ranges: {
		companySize: [
			{ value: "1 to 5 people", label: "1 to 5" },
			{ value: "6 to 20 people", label: "6 to 20" },
			{ value: "21 to 50 people", label: "21 to 50" },
			{ value: "More than 50 people", label: "More than 50" },
		],
		budget: [
			{ value: "Less than COP 2 million a month", label: "Under COP 2 million" },
			{ value: "COP 2 to 5 million a month", label: "COP 2 to 5 million" },
			{ value: "More than COP 5 million a month", label: "Over COP 5 million" },
		],
		timing: [
			{ value: "This month", label: "This month" },
			{ value: "In 1 to 3 months", label: "In 1 to 3 months" },
			{ value: "This year", label: "This year" },
			{ value: "No date yet, looking at options", label: "Just looking" },
		],
	},
	facts: {
		name: "Name",
		email: "Email",
		phone: "Phone",
		country: "Country",
		company: "Company",
		industry: "Type of business",
		need: "What you need, in your words",
		companySize: "Size",
		budget: "Budget",
		timing: "When",
	},
	forms: {
		contact: {
			title: "How can we reach you?",
			titleForPerson: "Where can they reach you?",
			text: "An email or a phone number is enough.",
			submit: "Done",
		},
		summary: {
			title: "This goes into your proposal",
			text: "Nothing but this. Tap anything you’d like to change.",
			submit: "Make the proposal",
			save: "Save changes",
			products: "What we’d propose",
			noIndustry: "Choose one",
		},
		errors: {
			summary: {
				one: "One thing to fix: check the marked field.",
				several: "Check the {count} marked fields.",
			},
			required: "Fill this in to continue.",
			email: "Something is missing: write it like name@company.com.",
			emailLetter: "The part before the @ can’t have accents or other special letters: please check it.",
			emailSeveral: "Please enter just one email.",
			emailGuess: "Did you mean {value}?",
			phone: "That number doesn’t exist in that country: please check it.",
			phoneShort: "That’s too few digits for that country: please check it.",
			phoneLong: "That’s too many digits for that country: please check it.",
			contact: "Leave an email or a phone number.",
			long: "That’s too long: keep it to {limit} characters.",
		},
	},
	progress: { label: "{done} of {total} for your proposal", see: "View" },
	pages: {
		contact: "Contact",
		assistantMail: "Get the conversation by email",
		legal: "Privacy and terms",
		products: "Products",
	},
} as const satisfies AssistantTexts;
