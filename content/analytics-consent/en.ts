import type { AnalyticsConsentText } from "./schema.ts";

export const en: AnalyticsConsentText = {
	title: "May we measure your visit?",
	question:
		"We’d use other companies’ tools, with cookies, to learn which pages help. If you say no, the site works just the same.",
	more: "What data we handle",
	accept: "Yes, that’s fine",
	refuse: "No, thanks",
	granted: "You let us measure your visit.",
	denied: "We don’t measure your visit.",
	change: "Change",
};
