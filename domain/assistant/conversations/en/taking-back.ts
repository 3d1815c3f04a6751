import type { Conversation } from "../schema.ts";

/** Data taken back, no more contact, one fact less. */
export const takingBack: readonly Conversation[] = [
	...[
		"delete all my data please",
		"please remove me from your list",
		"erase everything I told you",
		"I want you to delete my information",
		"forget me",
	].map((says) => ({
		promise: `“${says}” is understood, leads to the rights form and ends the questions`,
		lines: [
			{ says: "Mike Ross, mike@ross.com" },
			{
				says,
				has: [/team/, /rights form/],
				lacks: [/company|get that/],
				wants: "person" as const,
				source: "/en/legal#ejercer-derechos",
			},
			{ says: "thanks", lacks: [/company|proposal/] },
			{ says: "I run a bakery", has: [/proposal/], knows: { industry: null } },
		],
		knows: { company: null, need: null, industry: null },
	})),
	{
		promise: "asking how to have data deleted is no request",
		lines: [{ says: "can I have my data deleted later?", lacks: [/rights form/], source: "/en/legal" }],
	},
	...[
		"please don't contact me",
		"I don't want you to call me",
		"stop emailing me",
		"do not call me again",
	].map((says) => ({
		promise: `“${says}” is respected and the team knows`,
		lines: [
			{ says: "Mike Ross, mike@ross.com, from Harbor Inn" },
			{ says, has: [/team/], lacks: [/will write|will reach/], wants: "person" as const },
		],
		knows: { need: null, email: "mike@ross.com" },
	})),
	{
		promise: "customers who don't call back are a trouble, not an order",
		lines: [
			{ says: "Mike Ross, mike@ross.com, from Harbor Inn" },
			{ says: "we don't call our customers back in time", lacks: [/rights/], wants: "nothing" },
		],
	},
	{
		promise: "whoever says that we may write again sees the notice again",
		lines: [
			{ says: "Mike Ross, mike@ross.com, from Harbor Inn" },
			{ says: "don't contact me again", wants: "person" },
			{
				says: "actually, you may write to jane@j.example",
				has: [/record/, /Law 1581/],
				knows: { email: "jane@j.example" },
			},
		],
	},
	{
		promise: "whoever prefers email to a call only loses the phone number",
		lines: [
			{ says: "Mike Ross, mike@ross.com, +1 305 555 0123" },
			{ says: "don't call me, email is better", has: [/phone/, /company/], wants: "nothing" },
		],
		knows: { email: "mike@ross.com", phone: null },
	},
	...[
		"don't call me in the morning, afternoons are better",
		"please don't write before Monday",
		"don't email me, WhatsApp is better",
	].map((says) => ({
		promise: `“${says}” is noted and takes nothing back`,
		lines: [
			{ says: "Mike Ross, mike@ross.com, +1 305 555 0123" },
			{ says, has: [/conversation/, /company/], lacks: [/on record|rights/], wants: "nothing" as const },
		],
		knows: { email: "mike@ross.com", phone: "+13055550123", company: null, need: null, timing: null },
	})),
	...["actually don't save my phone number", "please remove my phone number", "take my phone off"].map(
		(says) => ({
			promise: `“${says}” takes it out and goes on`,
			lines: [
				{ says: "Mike Ross, mike@ross.com, +1 305 555 0123" },
				{ says, has: [/phone number/, /company/], knows: { phone: null, company: null } },
			],
			declined: ["phone" as const],
		}),
	),
	...["yes I authorize you", "I agree", "yes, but only by email", "you may", "you can write to me again"].map(
		(says) => ({
			promise: `“${says}” answers whether we may write again`,
			lines: [
				{ says: "Mike Ross, mike@ross.com, from Harbor Hotel" },
				{ says: "please stop emailing me", wants: "person" as const },
				{ says: "can you write to me again?", has: [/permission/, /Law 1581/], wants: "nothing" as const },
				{ says, has: [/record/], wants: "person" as const },
			],
		}),
	),
	...["I don't authorize you", "not sure"].map((says) => ({
		promise: `“${says}” gives no permission`,
		lines: [
			{ says: "Mike Ross, mike@ross.com, from Harbor Hotel" },
			{ says: "please stop emailing me", wants: "person" as const },
			{ says: "make me the proposal", has: [/permission/], wants: "nothing" as const },
			{ says, has: [/as you asked|won’t write/], lacks: [/on record/], wants: "nothing" as const },
		],
	})),
];
