import type { IndustryText } from "../schema.ts";

export const en = {
	name: "Education and nonprofits",
	description:
		"Enrollment, dates, scholarships, donations, volunteering: the same questions, all in the same week. The assistant answers them and your team is there for anyone who needs a person.",
	problems: [
		"At enrollment time we can’t answer everyone",
		"People ask and never come back",
		"We repeat dates and requirements all day",
		"We don’t follow up with donors and volunteers",
	],
	faqs: [
		{
			question: "Can it answer questions about admissions, dates, requirements and scholarships?",
			answer:
				"Yes. It answers with the official information you give it and, when someone wants to enroll, takes their details and alerts admissions.",
		},
		{
			question: "Is it right for a small foundation or NGO?",
			answer:
				"Yes. Most start with one thing, such as donors, volunteers or beneficiaries, and grow when the team asks for it.",
		},
		{
			question: "How do you look after the data of students and minors?",
			answer:
				"Consent is asked for before any data is taken, as Law 1581 of 2012 requires, and a guardian gives it for minors. The assistant collects only what is needed.",
		},
		{
			question: "Does it follow up with people who didn’t finish enrolling?",
			answer:
				"Yes. It writes to them, answers any open question and alerts the advisor when they pick it up again.",
		},
	],
} as const satisfies IndustryText;
