import type { IndustryText } from "../schema.ts";

export const en = {
	name: "Real estate and construction",
	description:
		"Every listing brings in window-shoppers and buyers mixed together. The assistant finds out area, timeline and budget, books the showing and hands your agent the people who are ready to buy.",
	problems: [
		"Agents lose the day to people who are only browsing",
		"Leads come from many listing sites and nobody puts them together",
		"We book showings and people don’t come",
		"We answer late and they buy elsewhere",
	],
	faqs: [
		{
			question: "How does the assistant know who is really going to buy?",
			answer:
				"It asks what a good agent would: area, timeline, how they’ll pay and budget. That scores each lead, so agents see the ready ones first.",
		},
		{
			question: "Can it book showings?",
			answer:
				"Yes. It offers times from your agents’ calendars, confirms the showing and reminds the buyer so they don’t miss it.",
		},
		{
			question: "Does it work with leads from listing sites and ads?",
			answer:
				"Yes. It takes leads from listing sites, ads and social media in one place, writes to them right away and logs them in your CRM with a summary.",
		},
		{
			question: "Does it give buyers prices or terms?",
			answer:
				"Only the ones you approve and publish. Your agent does the negotiating; the assistant offers no discounts.",
		},
	],
} as const satisfies IndustryText;
