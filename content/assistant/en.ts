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
		identity: [
			"What’s your name, and which email can I write to?",
			"So I can help you properly, could you tell me your name and an email?",
			"could I have your name and an email?",
		],
		name: ["Who do I have the pleasure of talking to?", "What’s your name?", "could you tell me your name?"],
		email: [
			"Which email can I write to? You can leave a phone number too, if you like.",
			"Could you share an email so I can send you the proposal?",
			"which email should I use?",
		],
		company: [
			"What’s your company called?",
			"And what’s the name of the company?",
			"what’s your company called?",
		],
		industry: [
			"What does the business do?",
			"Which of these fits your business? If none does, just say “other”.",
			"what does the business do?",
		],
		need: [
			"What would you most like to improve in how you look after customers?",
			"If you could hand off one customer task tomorrow, which would it be?",
			"what would you like to improve with your customers?",
		],
		companySize: [
			"How many people work there?",
			"Roughly how big is the team?",
			"how many people work with you?",
		],
		budget: [
			"Do you have a budget in mind? A rough idea is fine.",
			"Is there a budget set aside for this? If not yet, that’s fine.",
			"do you have a budget in mind?",
		],
		timing: [
			"When would you like it up and running?",
			"Is there a date you’d like to start?",
			"when do you need it?",
		],
	},
	askUnit: [
		"Is that thousands, millions, dollars or something else? Could you write it in full?",
		"Could you write the whole figure, with its currency?",
	],
	askMore: { budget: "Great, roughly how much?", timing: "Great, roughly when?" },
	backToThread: ["And back to you: ", "To carry on: ", "By the way, "],
	acknowledge: {
		met: ["Nice to meet you, {name}.", "A pleasure, {name}.", "Good to meet you, {name}."],
		hello: ["Hi there! Glad you wrote.", "Hello! Welcome to {product}."],
		noted: ["Got it.", "Noted, thanks.", "Thanks, that helps.", "Good to know."],
		industry: ["We know that world well.", "Nice, we work a lot with businesses like yours."],
		company: ["Got it: {company}.", "Great, {company}."],
		need: [
			"I hear you, plenty of businesses face that.",
			"Sure, that makes sense.",
			"Understood, thanks for telling me.",
		],
		recommend: [
			"I hear you, that’s just what {recommended} is for.",
			"Sure, {recommended} could help you there.",
		],
		corrected: ["Done, I’ve corrected it.", "All fixed.", "No problem, I’ve changed it."],
		cleared: ["Thanks for clearing that up.", "Understood, thanks for clarifying."],
		help: ["Of course, happy to help.", "Sure, I can help with that."],
		gotContact: ["Thanks, now I know where to reach you.", "Great, I have your details."],
		declined: ["No problem.", "That’s fine, we’ll go on without it.", "All good, it isn’t required."],
		unsure: ["No worries, we’ll leave that open.", "That’s fine, it can be decided later."],
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
		phone: ["Done, I’ve taken the phone number out.", "No problem, your phone number is out."],
		fact: ["Done, I’ve taken it out.", "No problem, that’s out."],
		quiet: [
			"As you asked, I’m not noting anything down. If you want to pick this up again, say “proposal”; and I’m here for any question.",
			"Still not noting anything, as you asked. Say “proposal” whenever you want to go on.",
		],
	},
	permission: {
		needed: "For that I need your permission again, because you asked not to be contacted.",
		ask: "Do you authorize us again to write to you?",
		given: [
			"Done, it’s on record that you authorize us again to write to you.",
			"Thanks: I’ve recorded that we may write to you again.",
		],
		refused: [
			"That’s fine: everything stays as you asked, and nobody will write to you. I’m here for any question.",
			"All right, we still won’t write to you. You can ask me anything here.",
		],
	},
	contactWish: [
		"Understood: the team reads this conversation and will see how and when you’d like to be reached.",
		"Got it: it’s noted in this conversation, which the team reads before reaching out.",
	],
	notes: {
		erase: "Asked us to delete their data.",
		noContact: "Asked not to be contacted.",
		writeAgain: "Agreed again to be contacted.",
	},
	declinedEmail:
		"That’s fine, you don’t have to share it. The one thing is that the proposal goes out by email and downloads here, so without an address I can’t prepare it. I can keep answering your questions or, if you prefer, you can write to the team from the contact page.",
	declinedName: "No problem, we can go on without a name for now.",
	needHelp: "No worries, it can be hard to put into words. Does one of these sound familiar?",
	needHelpPlain:
		"No worries. Is it more about answering on time, not losing sales, or knowing what customers think?",
	emailMistyped: [
		"I think something is missing in that email. Could you type it in full, like name@company.com?",
		"That email still doesn’t look right: check that it has the @ and the ending, like .com. Could you type it again?",
	],
	emailGuess: "Almost: that email seems to have a typo. Does it end in @{domain}?",
	phoneInvalid: [
		"That phone number doesn’t look right: could you check it? If it’s from outside Colombia, start with + and the country code. Or we can go on without it.",
		"I can’t recognize that number either, so let’s go on without one; you can leave it later.",
	],
	askAgainCorrect: {
		email: "Sure, what’s the right email?",
		phone: "Sure, what’s the right phone number?",
		name: "Sure, what’s your name?",
		company: "Sure, what’s the company called?",
		other: "Sure, what should I correct, and to what?",
	},
	switched: "Sure, let’s continue in English.",
	social: {
		howAreYou: ["Doing great, thanks for asking!", "All good here, thanks!"],
		robot: [
			"I’m a virtual assistant, not a person: a program that answers with what’s published on this site. If you’d rather talk to someone on the team, just say so and I’ll pass on your details.",
			"Yes, I’m an automated assistant. If you want a person at any point, just ask.",
		],
		thanks: ["My pleasure!", "You’re welcome!", "Happy to help!"],
		goodbye: [
			"Take care! I’m here if you want to pick this up again.",
			"See you soon! We can carry on right where we left off.",
		],
		whyData:
			"Only to answer you and prepare your proposal; you don’t have to share anything you don’t want to.",
		insult: [
			"I’m sorry I haven’t been more help. If you prefer, a person on the team can take over.",
			"I understand the frustration. I can keep helping or pass you to a person, whichever you prefer.",
		],
		already: "You’re right, sorry about that.",
		welcome: ["Perfect!", "Great!"],
		laughter: ["Ha, good one!", "Glad you’re in good spirits."],
		notInterested: [
			"I understand, no problem. I’m here if a question comes up later.",
			"That’s fine, we’ll leave it there. Thanks for writing.",
		],
		wait: ["Of course, take your time: I’ll be here.", "Sure, no rush. Write when you’re back."],
		otherWords: ["Let me put it another way.", "Sorry, I’ll say it differently."],
		browsing: [
			"Of course, take your time. If a question comes up, I’m here.",
			"Sure, look around and ask me anything you like.",
		],
	},
	recall: {
		known: ["This is what I’ve noted in this conversation:", "What you’ve told me here so far:"],
		nothing: [
			"Nothing yet: I haven’t noted anything about you in this conversation.",
			"I haven’t noted anything about you here so far.",
		],
		facts: {
			name: "Name",
			email: "Email",
			phone: "Phone",
			company: "Company",
			industry: "Type of business",
			need: "What you’d like to improve",
			companySize: "Team",
			budget: "Budget",
			timing: "When",
		},
		change:
			"To correct something, say “change the company to …”, for example; to have it deleted, say “delete my data” or use the rights form on the legal page.",
	},
	trick: [
		"I can’t say or promise that: I only speak about what’s published here, and prices or terms are something a person on the team goes over with you.",
		"I can’t help with that one; what I do is explain how we work and put together a proposal.",
	],
	agreement: [
		"I can’t agree on prices, discounts or dates here: a person on the team settles those with you, in writing, after the free diagnostic.",
		"That isn’t agreed: prices and terms aren’t mine to close, a person on the team goes over them with you in writing.",
	],
	price: [
		"It depends on where your customers write to you and what has to be connected, so we don’t publish prices. The free diagnostic gives you a clear scope, and a person on the team confirms the cost.",
		"I don’t handle prices or discounts: the cost comes out of the free diagnostic and a person on the team confirms it, with no commitment.",
	],
	advice: {
		known: [
			"From what you tell me, I’d look at {recommended}.",
			"In your case, I’d start with {recommended}.",
		],
		unknown: [
			"It depends on your business: tell me what it does and what you’d like to improve, and I’ll tell you which one could help.",
			"To recommend something useful I need to know a little about your business and what you want to improve.",
		],
	},
	tradeKnown: "Yes, it’s one of the industries we know best.",
	notFound: [
		"I’m not sure about that one, and I’d rather not make up an answer.",
		"I don’t have anything published about that, and I don’t want to guess.",
	],
	notFoundContact: "The team can answer it from the contact page.",
	closing: ["What else would you like to know?", "Can I help with anything else?", "Any other questions?"],
	confused: [
		"Sorry, I didn’t quite get that.",
		"Sorry, I think I lost the thread.",
		"Hmm, that one went past me.",
	],
	stuck: [
		"No rush. Tell me in your own words what you’d like to improve, or pick one of these:",
		"I’m still here. You can ask me about one of these:",
		"Whenever you like, tell me a little about your business. Or start here:",
	],
	cutOff: {
		lead: ["I think the message got cut off.", "Looks like the end is missing."],
		name: "What’s your name?",
		email: "What’s your email?",
		phone: "What’s your phone number?",
		company: "What’s the company called?",
	},
	offerPerson: [
		"I’m not following you well and I don’t want to waste your time. Would you rather have a person on the team write to you?",
		"I still can’t follow you, and I’d rather someone real took over. Shall a person on the team write to you?",
	],
	hours: {
		open: "The team is in right now, so somebody may join this same conversation.",
		closed:
			"The team answers Monday to Friday, 8 a.m. to 6 p.m. Bogotá time: somebody will reply from {opens}.",
		goOn: "If you’d rather not wait, leave the team your message now: your case is {reference}.",
		opening: "Hi, I’m coming from the chat on your site. My case is {reference}.",
		subject: "Case {reference}",
	},
	person: {
		byEmail:
			"Of course. I’m passing this conversation to the team, and a person will write to the email you gave me.",
		byPhone:
			"Of course. I’m passing this conversation to the team, and a person will reach you on the phone number you gave me.",
		byBoth:
			"Of course. I’m passing this conversation to the team, and a person will write to the email or call the phone number you gave me.",
		askContact:
			"I’d be glad to put you in touch with the team. Which email or phone number should they use? You can also write to them from the contact page.",
		direct: [
			"No more questions: write to the team at {email} or call {phone}, and a person will help you.",
			"A person can help you here: {phone} or {email}. You don’t have to leave me anything.",
		],
		withoutContact:
			"No problem. You can write straight to the team from the contact page, and I’m still here if anything comes up.",
		notNow: "All right, let’s carry on, you and I.",
	},
	proposal: {
		early: "I can already put your proposal together, and a couple more details will make it fit better.",
		offer: [
			"I have what I need. Shall I put the proposal together as a PDF?",
			"With what you’ve told me I can prepare a proposal in PDF. Shall I make it?",
		],
		again: "Since some details changed, would you like me to update the proposal?",
		missing: "Happy to make it. For that I need {missing}.",
		hurry: "Understood, straight to the point: for the proposal I only need {missing}.",
		missingWithoutEmail:
			"Happy to, but the proposal goes out by email and I can’t prepare it without one. Could you share it?",
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
		fixed: [
			"The proposal’s format is fixed, so I can’t change that here. I can change your details: company, need, size, budget or timing. Or ask me for a person on the team.",
			"I can’t do that one: the proposal always comes in the same format. What I can change is what it says about your business; tell me what and I’ll update it.",
		],
		after: [
			"If you’d like to change anything in the proposal, tell me and I’ll update it.",
			"I’m here for whatever you need.",
		],
		lacks: "For your proposal I’m only missing {missing}. Could you tell me?",
		withoutEmail: "If you’d like the proposal later on, leave me an email and I’ll prepare it.",
	},
	choices: {
		yes: "Yes, please",
		no: "Not yet",
		proposalNow: "I want the proposal now",
		otherIndustry: "Other",
		noPhone: "Go on without a phone",
		topics: ["What do you do?", "How does it work?", "I want a proposal"],
	},
	factNames: {
		name: "your name",
		email: "your email",
		industry: "to know what your business does",
		need: "to know what you’d like to improve",
	},
	and: " and ",
	people: "people",
	byMail:
		"Of course. This page emails it to you: all of it, or as a link to go on with it on another device.",
	pages: {
		assistantMail: "Get the conversation by email",
		contact: "Contact",
		legal: "Privacy and terms",
		audit: "Audit Express",
		products: "Products",
	},
} as const satisfies AssistantTexts;
