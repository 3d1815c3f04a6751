import { hotel, school } from "../industries.ts";
import type { Conversation, Line } from "../schema.ts";

/** What is told before each question, so that it is the one that is open. */
const until = {
	name: [],
	company: [{ says: "I'm Anna Reed, anna@harbor.com", has: [/company called|name of the company/] }],
	industry: [{ says: "I'm Anna Reed, anna@harbor.com, from Harbor Lane", has: [/business do/] }],
	need: [{ says: "I'm Anna Reed, anna@harbor.com, from Harbor Inn, a hotel", has: [/improve/] }],
	companySize: [
		{ says: "I'm Anna Reed, anna@harbor.com, from Harbor Inn, a hotel, we miss calls", has: [/people|team/] },
	],
	budget: [
		{
			says: "I'm Anna Reed, anna@harbor.com, from Harbor Inn, a hotel, 12 employees, we miss calls",
			has: [/budget/],
		},
	],
	timing: [
		{
			says: "I'm Anna Reed, anna@harbor.com, from Harbor Inn, a hotel, 12 employees, we miss calls, $500 a month",
			has: [/When|date|when/],
		},
	],
} as const satisfies Record<string, readonly Line[]>;
type Asked = keyof typeof until;

/** Said where something was just asked, and no answer to it. */
function passing(asked: Asked, ...said: string[]): Conversation[] {
	return said.map((says) => ({
		promise: `“${says}” is no ${asked}`,
		lines: [...until[asked], { says, knows: { [asked]: null } }],
	}));
}

/** Said in the same place, and an answer. */
function answer(asked: Asked, says: string, told: string): Conversation {
	return {
		promise: `“${says}” is the ${asked}`,
		lines: [...until[asked], { says, knows: { [asked]: told } }],
	};
}

const company: readonly Conversation[] = [
	...passing(
		"company",
		"Mailchimp mostly",
		"Google Calendar and a notebook, that's all",
		"our team works with Trello",
		"we buy our coffee from Sierra Beans",
		"my daughter studies at Ridge Falls",
		"our company is growing",
		"our business is struggling right now",
		"the company is family owned",
		"my company is only two years old",
	),
	...[
		"the business is doing okay, thank God",
		"everything runs through Google Sheets here",
		"we switched to Zoho some weeks back",
		"the company is only two years old",
	].map((says) => ({
		promise: `“${says}” is neither a company nor a need`,
		lines: [...until.company, { says, knows: { company: null, need: null } }],
	})),
	answer("company", "my company is bright solar", "bright solar"),
	answer("company", "the business is called growing pains", "growing pains"),
	answer("company", "Amazon Adventures", "Amazon Adventures"),
];

const timing: readonly Conversation[] = [
	...passing(
		"timing",
		"my birthday is in December",
		"we opened back in June 2009",
		"my daughter is getting married in October",
		"I was on vacation in July",
		"we had somebody doing this until February",
		"our busiest month was August",
		"I've been doing this since April",
		"my visa expires in June",
		"the permits sit at the county for weeks",
		"we answer the same question all day long",
	),
	answer("timing", "as long as it's done this year", "this year"),
	answer("timing", "March, we couldn't do it last year", "March"),
	answer("timing", "after my daughter gets married in October", "after my daughter gets married in October"),
	answer("timing", "we were thinking in May", "we were thinking in May"),
];

const need: readonly Conversation[] = [
	...passing(
		"need",
		"hang on, someone just walked in",
		"give me a second, somebody's at the door",
		"sorry, my kid is crying, back in a minute",
		"two minutes, the boss is here",
		"one sec, let me ask my husband",
		"I don't follow, what do you mean by that",
		"not sure what you're asking",
		"hmm I don't get the question",
	),
	{
		promise: "whoever is called away is waited for, and goes on where they were",
		lines: [
			...until.need,
			{ says: "hold on, the phone is ringing", has: [/take your time|no rush/i], knows: { need: null } },
			{ says: "we miss calls at night", knows: { need: "we miss calls at night" } },
		],
	},
	{
		promise: "what is told besides asking us to wait is heard",
		lines: [
			{ says: "one moment please, my kid is crying. I run a hotel", knows: { industry: hotel, need: null } },
		],
	},
	{
		promise: "a question that is not understood is put in other words",
		lines: [...until.budget, { says: "what do you mean?", has: [/another way|differently/, /budget/] }],
	},
	{
		promise: "“can you say that again?” is no trick",
		lines: [...until.companySize, { says: "can you say that again?", has: [/big is the team/] }],
	},
	answer("need", "the phone keeps ringing while we cook", "the phone keeps ringing while we cook"),
	answer("need", "people hang up after a minute on hold", "people hang up after a minute on hold"),
];

const denials: readonly Conversation[] = [
	...passing(
		"budget",
		"it's not 5 million",
		"I never said 10,000 dollars",
		"we can't pay 2,000 a month",
		"we don't have 5k lying around",
	),
	...passing(
		"companySize",
		"no, not 20 people",
		"we don't have 50 employees",
		"not fifty employees",
		"we were never 15 people",
	),
	...passing("timing", "it's not in December"),
	{
		promise: "who is not Anna is asked who they are",
		lines: [
			...until.need,
			{ says: "my name isn't Anna", has: [/your name/], knows: { name: null } },
			{ says: "Hannah", knows: { name: "Hannah" } },
		],
	},
	{
		promise: "a company that is not theirs is asked for anew",
		lines: [
			...until.need,
			{ says: "we are not Harbor Inn", has: [/company called/], knows: { company: null } },
		],
	},
	{
		promise: "what is so instead is heard",
		lines: [{ says: "I'm not Peter but Paul", knows: { name: "Paul" } }],
	},
	{
		promise: "an address that is not theirs is not taken",
		lines: [{ says: "my email is not pete@hill.com", knows: { email: null } }],
	},
	answer("budget", "not more than 500 a month", "not more than 500 a month"),
	answer("companySize", "not 20, more like 30 people", "30 people"),
];

const others: readonly Conversation[] = [
	...passing(
		"companySize",
		"our competitor has 200 employees",
		"my brother runs a place with 40 staff",
		"the place next door has 25 waiters",
		"my cousin's firm employs 60 people",
		"my uncle used to have 80 workers",
		"my sister in law manages 50 nurses",
	),
	...passing(
		"budget",
		"my landlord wants 2,500 a month",
		"the bank lent me 20 thousand when we opened",
		"my ex-partner ran off with $10,000",
		"my nephew earns 3k a month doing this",
		"the plumber asked 600 dollars for one pipe",
	),
	answer("companySize", "my brother and I have 12 staff", "my brother and I have 12 staff"),
	answer("budget", "my boss approved $3,000", "$3,000"),
];

const touched: readonly Conversation[] = [
	...passing(
		"industry",
		"my son is at school right now",
		"I'm off to the bank in a minute",
		"just got back from the gym",
		"the dentist kept me waiting all morning",
		"my daughter wants to be a lawyer",
		"I'm at the dentist's, typing with one hand",
		"my kids' school just called",
		"my dad used to be a baker",
		"I met a guy at a hotel who told me about you",
	),
	answer("industry", "my son is at school and we run a hotel", hotel),
	answer("industry", "I work at a school", school),
];

const assurances: readonly Conversation[] = ["No problem, I've changed it", "no worries, it's fixed"].flatMap(
	(says) => [...passing("industry", says), ...passing("need", says)],
);

/** Said in passing, where something was just asked: what is not an answer is none. */
export const inPassing: readonly Conversation[] = [
	...company,
	...timing,
	...need,
	...denials,
	...others,
	...touched,
	...assurances,
];
