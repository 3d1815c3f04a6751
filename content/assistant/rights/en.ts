import type { RightsText } from "./schema.ts";

export const en = {
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
			"That covers what you left in this conversation. If you gave us your data elsewhere, or want it deleted, fill in the rights form on the legal page: it gives you a reference number.",
		form: "To make it official, fill in the rights form on the legal page: it gives you a reference number.",
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
} as const satisfies RightsText;
