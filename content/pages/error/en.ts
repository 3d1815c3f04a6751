import type { ErrorText } from "./schema.ts";

export const en = {
	title: "Unexpected Application Error",
	heading: "We dropped the call.",
	message: "Something failed on our side and we could not show this page.",
	next: "We’ve logged it. Try again in a moment; if it still fails, go back to the home page.",
	retry: "Try again",
	home: "Go to the home page",
} as const satisfies ErrorText;
