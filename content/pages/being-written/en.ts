import type { BeingWrittenText } from "./schema.ts";

export const en = {
	status: "We are writing this page",
	now: "Meanwhile the assistant can already answer you, or drop us a line and a person will.",
	assistant: "Talk to the assistant",
	write: "Write an email",
	pages: {
		blog: {
			title: "Blog",
			soon: "Here you will read what we learn setting up assistants in businesses like yours.",
		},
		login: {
			title: "Client portal",
			soon: "Here clients will sign in to their demos, projects and reports.",
		},
		portal: {
			title: "Client portal",
			soon: "Here clients will find their demos, their projects and their reports.",
		},
	},
} as const satisfies BeingWrittenText;
