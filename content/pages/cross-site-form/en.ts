import type { CrossSiteFormText } from "./schema.ts";

export const en = {
	title: "Did you send this form?",
	intro:
		"It came from another site, or your browser didn’t say which one, so it hasn’t been sent yet. If you wrote it, check it and send it from here. If you don’t recognize it, close this page: nothing was stored.",
	introToPage:
		"It came from another site, or your browser didn’t say which one, so we didn’t accept it. If you wrote it, copy what you want to keep and enter it again on the page. If you don’t recognize it, close this one: nothing was stored.",
	send: "Send it from here",
	nothing: "There’s no text to show.",
	open: "Open the page",
} as const satisfies CrossSiteFormText;
