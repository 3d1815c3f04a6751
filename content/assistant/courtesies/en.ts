import type { Courtesies } from "./es.ts";

export const en = {
	before: {
		"thanks-for-asking": "Thanks for asking.",
		"thanks-for-telling": "Thanks for telling me.",
		"thanks-for-kind-words": "Thanks for the kind words.",
		"sympathy-trouble": "I’m sorry you’re going through this.",
		"sympathy-worried": "I understand the concern.",
		"sympathy-bad-day": "What a rough day.",
		"sympathy-exhausted": "That sounds exhausting.",
		"sympathy-hard-season": "A season like that takes its toll.",
		"sympathy-lost-time": "It’s frustrating to lose time on that.",
		"sympathy-loss": "I’m so sorry for your loss.",
		"sympathy-illness": "I hope things get better soon.",
		"congratulations-opening": "Congratulations on the opening!",
		"congratulations-anniversary": "Happy anniversary!",
		"lovely-project": "What a great project.",
		"good-question": "Good question.",
		"sensible-doubt": "It makes sense to ask.",
		"back-to-question": "Back to your question.",
	},
	after: {
		"ask-more": "Tell me a little more.",
		"ask-hardest": "What’s the hardest part?",
		"take-your-time": "Take your time.",
		courage: "Hang in there!",
		"good-luck": "Best of luck!",
		"hope-it-helps": "I hope that helps.",
		"thanks-for-time": "Thanks for your time.",
	},
} as const satisfies Courtesies;
