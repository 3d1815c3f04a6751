import type { Conversation } from "../schema.ts";

/** Saying things: all at once, bit by bit, out of order, corrected. */
export const telling: readonly Conversation[] = [
	{
		promise: "one message with everything is enough to offer the proposal",
		lines: [
			{
				says: "My name is Sarah Lee and I work at Harbor Inn, we are 14 people, my email is sarah@harborinn.com, phone +1 305 555 0123, we want to answer guests at night, budget is USD 5k, by January",
				has: [/Sarah/, /proposal/],
				lacks: [/5k/i, /January/, /14/],
				offers: /Yes/,
			},
			{ says: "go ahead", wants: "proposal" },
		],
		knows: {
			name: "Sarah Lee",
			company: "Harbor Inn",
			companySize: "14 people",
			email: "sarah@harborinn.com",
			phone: "+13055550123",
			industry: "hospitalidad-viajes",
			need: "we want to answer guests at night",
			budget: "USD 5k",
			timing: "by January",
		},
	},
	{
		promise: "step by step one thing is asked at a time, in order, up to the proposal",
		lines: [
			{ says: "hello", has: [/name/, /email/] },
			{ says: "John Carter, john@carter.com", has: [/John/, /company/] },
			{ says: "Carter Realty", has: [/improve/] },
			{ says: "we lose leads after hours", has: [/people/], source: "/en/solutions" },
			{ says: "25", has: [/budget/] },
			{ says: "around $3,000 a month", has: [/When/] },
			{ says: "ASAP", has: [/proposal/i] },
			{ says: "sure", wants: "proposal" },
		],
		knows: {
			company: "Carter Realty",
			industry: "real-estate-construccion",
			companySize: "25 people",
			budget: "$3,000 a month",
			timing: "ASAP",
			need: "we lose leads after hours",
		},
	},
	{
		promise: "numbers are told apart by their units whatever the order",
		lines: [
			{ says: "I'm Meg, meg@shop.com" },
			{
				says: "20k dollars, 8 employees, in 2 months",
				knows: { companySize: "8 employees", timing: "in 2 months", budget: "20k dollars" },
			},
		],
	},
	{
		promise: "a corrected email replaces the one before",
		lines: [
			{ says: "Paul West, paul@west.com" },
			{ says: "sorry, my email is paul.west@west.com", has: [/corrected|fixed|changed/] },
		],
		knows: { email: "paul.west@west.com", name: "Paul West" },
	},
	{
		promise: "“actually my company is” corrects the company",
		lines: [
			{
				says: "I'm Tom from Sunny Tours, tom@sunny.com",
				knows: { company: "Sunny Tours", industry: "hospitalidad-viajes" },
			},
			{ says: "actually my company is Sunny Day Tours", has: [/corrected|fixed|changed/] },
		],
		knows: { company: "Sunny Day Tours", name: "Tom" },
	},
	{
		promise: "a wrong detail without the right one is asked for",
		lines: [
			{ says: "Amy Fox, amy@fox.com" },
			{ says: "my email is wrong", has: [/right email/] },
			{ says: "amy.fox@fox.com", knows: { email: "amy.fox@fox.com" } },
		],
	},
	{
		promise: "an Irish name keeps its apostrophe",
		lines: [{ says: "my name's O'Brien", has: [/O'Brien/] }],
		knows: { name: "O'Brien" },
	},
	{
		promise: "a lower-case name is a name",
		lines: [{ says: "peter parker, peter@bugle.com", has: [/Peter/] }],
		knows: { name: "Peter Parker", email: "peter@bugle.com" },
	},
	{
		promise: "what somebody is or looks for is not taken for a name",
		lines: [
			{ says: "I'm interested in automation" },
			{ says: "I am looking around" },
			{ says: "I'm the owner" },
		],
		knows: { name: null, company: null },
	},
	{
		promise: "a need told before anybody asks is not asked for again",
		lines: [
			{
				says: "Hi, I run a small travel agency and we can't keep up with messages after hours",
				has: [/name/],
			},
			{ says: "Kim Day, kim@day.com", lacks: [/improve/] },
		],
		knows: { industry: "hospitalidad-viajes", name: "Kim Day" },
	},
	{
		promise: "a change after the proposal offers to update it",
		lines: [
			{ says: "I'm Rose Hill, rose@hill.com, I own a bakery and we miss calls all morning" },
			{ says: "send me the proposal", wants: "proposal" },
			{ says: "we are 12 people", has: [/update/], offers: /Yes/ },
			{ says: "yes please", wants: "proposal" },
		],
		knows: { industry: "other", companySize: "12 people" },
	},
	{
		promise: "an emoji beside a name does not lose it",
		lines: [{ says: "hi 👋 I'm 😀 Amy Reed, amy@reed.com", has: [/Amy/], lacks: [/😀/u] }],
		knows: { name: "Amy Reed", email: "amy@reed.com" },
	},
	{
		promise: "name and company told together are told apart",
		lines: [{ says: "I'm Amy Reed from Acme Inc, amy@acme.com", lacks: [/empresa se llama|company called/] }],
		knows: { name: "Amy Reed", company: "Acme Inc" },
	},
	{
		promise: "a web address is no name of a company",
		lines: [
			{ says: "Jean de la Croix, jean@croix.com", knows: { name: "Jean de la Croix", company: null } },
			{ says: "my company is http://evil.com", lacks: [/http|evil/], knows: { company: null } },
		],
	},
];
