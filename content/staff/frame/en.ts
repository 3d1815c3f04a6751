import type { FrameText } from "./schema.ts";

export const en: FrameText = {
	title: "Staff area",
	skip: "Skip to content",
	home: "home",
	sections: {
		today: "Today",
		conversations: "Conversations",
		leads: "Leads",
		clients: "Clients",
		content: "Content",
	},
	waiting: "waiting",
	screens: {
		today: "Today",
		leads: "Leads",
		blog: "Blog",
		comments: "Comments",
		subscribers: "Subscribers",
		"unknown-questions": "Unanswered questions",
		"canned-replies": "Saved replies",
		conversations: "Conversations",
		clients: "Clients",
		visits: "Visits",
		deliveries: "Deliveries",
		rights: "Data requests",
		accounts: "Accounts",
		"audit-log": "Audit log",
		"sign-ins": "Sign-ins",
		"api-keys": "API keys",
		account: "My account",
	},
	up: "Back to {screen}",
	signOut: "Sign out",
	signIn: {
		title: "Staff area",
		intro: "For the team only.",
		username: "Username or email",
		password: "Password",
		send: "Sign in",
		back: "Back to the main site",
		refused: "Wrong password. Try again.",
	},
	confirm: {
		title: "Confirm it’s you",
		intro:
			"This action is sensitive, and you signed in more than {minutes} minutes ago. Enter your password to continue.",
		password: "Password",
		send: "Continue",
		refused: "That’s not your password. Enter it again.",
		done: "Done: you have {minutes} minutes to continue.",
		next: "Continue",
		passkey: "Confirm with your passkey",
		passkeyRefused: "That passkey isn’t your account’s, or couldn’t be checked. Try again.",
		passkeyCancelled: "No passkey was used. Try again, or enter your password.",
		passkeyIntro:
			"An administrator’s account needs more than a password: use your passkey. If you lost it, another administrator can give your account a new password.",
	},
	ended: {
		title: "Your session has ended",
		intro: "Nothing is lost: what you sent is still on this page. It is not saved yet.",
		enter: "Sign in from another tab.",
		back: "Come back to this one and send it again.",
		send: "Send it again",
		files: "Files can’t be kept here: choose them again afterward.",
	},
	loading: "Loading…",
	failed: {
		gone: {
			title: "This isn’t here anymore",
			intro: "Somebody may have deleted it, or the link may be incomplete.",
		},
		broken: {
			title: "We couldn’t open this screen",
			intro:
				"Everything else still works. Try again, and if it keeps happening, tell the person who runs the site.",
		},
		unreachable: {
			title: "No connection",
			intro: "This screen opens by itself once you’re back online.",
		},
		forbidden: {
			title: "This screen isn’t part of your role",
			intro: "If you need it, ask an administrator to give you access.",
		},
		again: "Try again",
		back: "Go to {screen}",
	},
	copy: "Copy",
	copied: "Copied",
	search: "Search",
	finder: {
		title: "Search everything",
		send: "Search",
		field: "What are you looking for?",
		hint: "Name, company, word or screen",
		close: "Close search",
		intro: "The beginning of each word is enough. Accents and capitals don’t matter.",
		groups: {
			leads: "Leads",
			conversations: "Conversations",
			clients: "Clients",
			posts: "Articles",
			screens: "Go to",
			commands: "Actions",
		},
		keys: { move: "move", open: "open", openBeside: "open in a new tab", close: "close" },
		one: "1 result.",
		many: "{count} results.",
		enter: "Enter opens “{first}.”",
		none: "We found nothing for “{typed}.”",
		noneNext: "Try another word or fewer letters.",
		more: "See all",
		failed: "We couldn’t search. Check your connection and try again.",
		again: "Try again",
	},
	filter: "Filter",
	all: "All",
	next: "Next",
	narrowed: {
		title: "Nothing matches.",
		intro: "Try another search or clear the filters.",
	},
	nothing: {
		leads: {
			title: "No leads yet.",
			intro:
				"Anyone who leaves an email or a phone number in the chat or a form shows up here, with a score.",
		},
		clients: {
			title: "No clients yet.",
			intro:
				"A client starts with their first account, which an admin creates. From then on, their projects, demos and reports are managed here.",
		},
		visits: {
			title: "No visits in this period.",
			intro: "New ones show up in less than a minute. Bots and the team’s screens don’t count.",
		},
		deliveries: {
			title: "No deliveries.",
			intro:
				"Emails and data for the CRM show up here as they go out. If one doesn’t arrive, the reason is here.",
		},
		"unknown-questions": {
			title: "No question went unanswered.",
			intro: "When the assistant doesn’t know what to say, the question shows up here.",
		},
		blog: {
			title: "No articles yet.",
			intro: "Write the first one, or import those you already have as .md files.",
		},
		comments: {
			title: "No comments to review.",
			intro: "What readers write waits here until somebody approves it.",
		},
		subscribers: {
			title: "No subscribers yet.",
			intro:
				"Anyone who leaves an email on the blog shows up here, and gets the articles once they confirm it.",
		},
		"canned-replies": {
			title: "No saved replies yet.",
			intro: "Save the first one below. In a conversation, type / and its shortcut to use it.",
		},
		rights: {
			title: "No requests.",
			intro: "Requests from the legal page show up here, with the first due at the top.",
		},
		accounts: {
			title: "No client has an account yet.",
			intro: "Create the first one below: it lets the client into their portal.",
		},
		"api-keys": {
			title: "No keys yet.",
			intro:
				"Create one for each program that reads or writes the site’s data, so that you can revoke one without touching the others.",
		},
		"audit-log": {
			title: "The log is empty.",
			intro: "Every change the team makes is kept here, with who made it and when.",
		},
		"sign-ins": {
			title: "Nobody has signed in yet.",
			intro: "Every sign-in and every failed attempt is kept here.",
		},
	},
	failure: "Something went wrong. Please try again later.",
};
