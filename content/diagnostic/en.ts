import { en as proposal } from "../proposal/en.ts";
import type { DiagnosticText } from "./schema.ts";

export const en = {
	shared: {
		...proposal,
		document: {
			title: (party) => `Diagnostic for ${party}`,
			subject: (product) =>
				`What we understood, three quick wins and a preliminary roadmap. A diagnostic by ${product}.`,
		},
		reference: (number) => `Diagnostic ${number}`,
		cover: {
			...proposal.cover,
			kicker: "A diagnostic for",
			number: "Diagnostic",
		},
		understood: {
			...proposal.understood,
			noNeed: "What you want to fix first: we’ll go through it in the session.",
		},
		approach: { ...proposal.approach, heading: "Preliminary roadmap" },
		figures: {
			...proposal.figures,
			notice: (product) =>
				`Indicative figures: they are the ones ${product} presents from its work with other companies. They are neither a promise nor a calculation about your business; we measure your starting point with you in the session.`,
		},
		next: {
			...proposal.next,
			intro:
				"This diagnostic comes from what you told us. In 30 minutes we go through it with you, at no cost, and complete it.",
			steps: [
				{ name: "Review", what: "We look at this document together and fix anything we got wrong." },
				{ name: "Proposal", what: "Once the open points are confirmed, we send you scope and timing." },
				{ name: "Start", what: "If it works for you, we begin with the win you’ll notice most." },
			],
			book: "Book the session",
			smallPrint: {
				...proposal.next.smallPrint,
				validity: (date) => `Diagnostic made on ${date}.`,
				scope:
					"It is preliminary and comes from what you told us. It includes no prices and promises no results: scope and fees are agreed on in writing.",
			},
		},
	},
	complete: "Complete",
	percent: (score) => `${score}%`,
	wins: {
		heading: "Three quick wins",
		intro: "Things you can change this week, with or without us. Each with a way to know whether it helped.",
		measure: "How you measure it",
		byTheme: {
			carts: {
				name: "Write to the people who didn’t finish",
				what: "Every morning, look at yesterday’s unfinished purchases and ask what held them back. A short message, person to person.",
				measure: "Purchases picked up again each week",
			},
			bookings: {
				name: "One place for what people ask of you",
				what: "Bring together what comes in by WhatsApp, email and social media, and note who asks and for when.",
				measure: "Requests unanswered at the end of the day",
			},
			visits: {
				name: "Three questions before you book",
				what: "Area, timing and budget. Book with those who answer; send information to the others.",
				measure: "Booked showings that people came to",
			},
			late: {
				name: "A message for when you’re out",
				what: "Turn on the automatic reply after hours: what people ask most, and at what time you answer.",
				measure: "Minutes to the first answer",
			},
			leads: {
				name: "Whom to call first",
				what: "Sort the people interested by budget and date. Call the first three that same day.",
				measure: "People called the same day",
			},
			repeated: {
				name: "Ten answers, ready to send",
				what: "Write down the ten questions that come up the most, and save each answer so it goes out with one tap.",
				measure: "Repeated questions a day",
			},
			opinion: {
				name: "One question at the end",
				what: "Ask from 0 to 10 how likely they are to recommend you, and call anyone who says 6 or less that same day.",
				measure: "Answers of 9 or 10",
			},
		},
	},
	completeness: {
		title: (percent) => `This diagnostic is ${percent} complete`,
		whole: "We have what was needed. What’s left is to talk it over.",
		unconfirmed: "We’ll confirm the rest with you in the session.",
		missing: (names) => `To complete it we still need to know: ${names}.`,
		open: (names) => `Still to talk over: ${names}.`,
		names: {
			contact: "an email or a phone number",
			interest: "your industry or what you need",
			name: "your name",
			email: "your email",
			industry: "your industry",
			need: "what you need",
			budget: "your budget",
			timing: "when you need it",
		},
		note: "The more complete it is, the better the proposal will fit.",
	},
} as const satisfies DiagnosticText;
