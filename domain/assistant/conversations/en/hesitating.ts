import type { Conversation } from "../schema.ts";

const asked = [{ says: "Ann Rice, ann@rice.com" }, { says: "Harbor Inn", has: [/improve/] }] as const;
const whole = "I'm Tom Ford, tom@ford.com, I own a bakery and we miss calls all morning";

/** Objections, doubts, loops and dead ends. */
export const hesitating: readonly Conversation[] = [
	...[
		"I dont want to give my phone or last name",
		"I don't understand what this is for",
		"dunno",
		"don't call me",
		"I don't trust this",
		"not interested",
		"nothing",
		"this is a scam",
		"I need help with my business",
	].map((says) => ({
		promise: `“${says}” is no need`,
		lines: [...asked, { says, lacks: [/can be improved|makes sense|plenty of businesses/] }],
		knows: { need: null },
	})),
	{
		promise: "a trade told with its trouble gets no cheer",
		lines: [
			{ says: "Ann Rice, ann@rice.com" },
			{ says: "we run a small dental clinic and miss calls", lacks: [/Perfect|Great/] },
		],
		knows: { industry: "other", need: "miss calls" },
	},
	{
		promise: "size, budget and date are understood as people say them",
		lines: [
			{ says: `${whole}. My company is called Ford Bakes` },
			{ says: "like 30 guys", knows: { companySize: "30 guys" } },
			{ says: "Q1", knows: { timing: "Q1", budget: null } },
			{ says: "between 500 thousand and a million", knows: { budget: "between 500 thousand and a million" } },
		],
	},
	{
		promise: "a family business is a size",
		lines: [{ says: `${whole}. My company is called Ford Bakes` }, { says: "just me and my wife" }],
		knows: { companySize: "just me and my wife" },
	},
	{
		promise: "a bare “6” is no budget",
		lines: [
			{ says: `${whole}, we are 8 people. My company is called Ford Bakes`, has: [/budget/] },
			{ says: "6", has: [/thousands|figure/], knows: { budget: null } },
			{ says: "6k", knows: { budget: "6k" } },
		],
	},
	{
		promise: "typing for its own sake does not go round in circles",
		lines: [
			{ says: "asdfgh" },
			{ says: "????", has: [/person/] },
			{ says: "zxcvb", lacks: [/person/], offers: /proposal/ },
			{ says: "1", lacks: [/person/] },
			{ says: "lol", has: [/good/] },
			{ says: "my name is", has: [/your name/] },
			{ says: "my email is", has: [/your email/], lacks: [/@/] },
			{ says: "ann@rice.com", knows: { email: "ann@rice.com" } },
		],
	},
	{
		promise: "whoever won't leave details is told how to reach a person",
		lines: [
			{ says: "give me a real person", has: [/email or phone/] },
			{ says: "stop asking for my info, I want to talk to a person", has: [/@/, /\+57/] },
			{ says: "you are thieves", has: [/frustration|sorry/] },
		],
		knows: { name: null, need: null },
	},
	{
		promise: "a trouble told when the trade is asked for is no trade",
		lines: [
			{ says: "John O'Malley, john@omalley.com" },
			{ says: "O'Malley's Pub", has: [/business do/] },
			{ says: "we get the same questions over and over", knows: { industry: null } },
			{ says: "just me and my brother", knows: { companySize: "just me and my brother" } },
		],
		knows: { need: "we get the same questions over and over" },
	},
	{
		promise: "a sigh before the name is no name",
		lines: [{ says: "ok whatever, sam@x.com, Sam", has: [/Sam/] }],
		knows: { name: "Sam" },
	},
	{
		promise: "not knowing the budget is heard although something else was asked",
		lines: [
			{ says: "Becky Lyons, becky@lyonslaw.com, we're a law firm" },
			{ says: "Lyons Law" },
			{ says: "intake calls after 5pm go to voicemail", has: [/How many people/] },
			{ says: "not sure about budget", lacks: [/do you have a budget/i] },
			{ says: "4 of us", knows: { companySize: "4 of us" } },
			{ says: "next quarter", has: [/proposal/], knows: { timing: "next quarter" } },
			{ says: "sounds good, send it over", wants: "proposal" },
		],
		declined: ["budget"],
	},
];
