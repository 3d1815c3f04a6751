import type { FactsText } from "./schema.ts";

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
	why: {
		company: "So the proposal carries your company’s name.",
		industry: "Because what works for a hotel isn’t what works for a shop.",
		need: "So we only propose what helps you.",
		companySize: "Because a team of three isn’t like a team of thirty.",
		budget: "So we don’t propose more than you want to spend. It doesn’t commit you to anything.",
		timing: "To see whether we can make it, and where to start.",
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
		declined: ["No problem.", "That’s fine, we can leave that out.", "All good, it isn’t required."],
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
		onlyOne:
			"The proposal goes to {value} only; you can forward it to anyone you like. If you’d rather use another email, say “use” and the email.",
		guess: "That email seems to have a typo. Did you mean {value}?",
	},
	whichBudget: "Just so I get it right, which of these is your budget?",
	phone: {
		country: "Which country is that number from? Pick it, or write it with its country code and the +.",
		mistyped: {
			phone: [
				"That phone number doesn’t look right: could you check it? If it’s from outside Colombia, start with + and the country code.",
				"I don’t recognize that number. We can leave it out, if you like.",
			],
			phoneShort: [
				"That phone number is missing digits: could you check it? If it’s a landline, include the area code.",
				"That number has too few digits. Type it in full, or we can leave it out if you like.",
			],
			phoneLong: [
				"That phone number has too many digits: could you check it? If it’s from outside Colombia, start with + and the country code.",
				"That number has too many digits. Type it again, or we can leave it out if you like.",
			],
		},
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
} as const satisfies FactsText;
