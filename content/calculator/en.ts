import type { CalculatorText } from "./schema.ts";

export const en = {
	heading: "How many wait while you sleep?",
	messages: "Messages a day",
	minutes: "Minutes per answer",
	outside: "Arrive after hours",
	share: "{percent}%",
	note: "These are sample numbers: change them to yours.",
	limits: "We count whole numbers: up to {messages} messages and {minutes} minutes.",
	calculate: "Work it out",
	waiting: {
		none: "Nobody waits until tomorrow.",
		one: "1 message waits until tomorrow.",
		many: "{count} messages wait until tomorrow.",
	},
	takes: "Answering takes you {time}.",
	noHours: "0 h",
	workingDay: "Your workday: 8 h",
	city: "A city at night: each lit window is a message that waits.",
	carry: "Take it to the chat",
	message:
		"Nobody answers {waiting} of the {messages} messages we get a day, because they come in after hours: that is {time} of work.",
	question: "How do you answer messages that come in after hours?",
} as const satisfies CalculatorText;
