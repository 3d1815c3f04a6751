import type { ProposalText } from "./schema.ts";

export const en = {
	proposal: {
		summary: [
			"I have what I need. Here’s what goes into your proposal: if it looks right, I’ll make it.",
			"This is what goes into your proposal. Change anything you like and I’ll make it.",
		],
		incomplete: [
			"This is what I have for your proposal. Fill in what’s missing and I’ll make it.",
			"Here’s your proposal so far: fill in the empty lines and I’ll make it.",
		],
		saved: [
			"I’ve saved the changes. If it looks right, I’ll make the proposal.",
			"Done, changed. Shall I make it?",
		],
		missing: ["Happy to put it together.", "Of course."],
		withoutWay:
			"That’s fine, you don’t have to share them. The only catch: a proposal needs your name and an email or a phone number, so without those I can’t prepare it. I can keep answering your questions, or you can write to the team from the contact page.",
		making: [
			"Great, {name}! Putting it together right now.",
			"On it, {name}! Give me a moment to prepare it.",
		],
		ready:
			"Your proposal is ready: you can download it right here. If anything should change, tell me and I’ll update it.",
		mailed:
			"Your proposal is ready: you can download it right here and I’m sending it to your email too. If anything should change, tell me and I’ll update it.",
		latest:
			"I’ve made all the versions I can for today: here is the latest one. What you’ve told me since is saved, and the team sees it.",
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
		proposalNow: "Proposal now",
		person: "Talk to a person",
		personAnswers: "Ask a person",
		other: "Something else",
		unsure: "Not sure",
		otherIndustry: "Other",
		noContact: "I’d rather not say",
		useGuess: "Yes, that’s it",
		topics: [
			{ entry: "what-we-do", label: "What do you do?" },
			{ entry: "how-it-works", label: "How does it work?" },
			{ entry: "price", label: "How much does it cost?" },
		],
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
		home: "Home",
		about: "About us",
		method: "How we do it",
		solutions: "Solutions",
		products: "Products",
		consulting: "Consulting",
		industries: "Industries",
		cases: "Case studies",
		demos: "Live demos",
		audit: "Audit Express",
		blog: "Blog",
		contact: "Contact",
		assistant: "Assistant",
		assistantMail: "Get the conversation by email",
		portal: "Client Portal",
		legal: "Privacy and terms",
	},
} as const satisfies ProposalText;
