import type { AssistantPageText } from "./schema.ts";

export const en = {
	summary: {
		title: "Talk to the assistant",
		description:
			"Tell our assistant how your customers reach you and leave with a PDF proposal for your business. It answers at once, at any hour.",
		keywords: ["AI assistant", "chat", "proposal", "customer service", "Colombia"],
	},
	heading: "Ask away. It\u00a0answers in\u00a0seconds.",
	lead: "Tell it how your customers reach you and what you’d like to improve. It turns that into a proposal.",
	points: [
		"Write as you would to a person; there are no forms.",
		"The proposal downloads right here, as a PDF.",
		"If you’d rather talk to someone on the team, just say so.",
	],
} as const satisfies AssistantPageText;
