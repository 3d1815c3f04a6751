import type { Conversation } from "../schema.ts";

const made = [
	{ says: "I'm Rose Hill, rose@hill.com, I own a bakery and we miss calls all morning" },
	{ says: "send me the proposal", wants: "proposal" },
] as const;

/** Changes to a proposal that is made, and corrections. */
export const editing: readonly Conversation[] = [
	{
		promise: "a change and “resend” in one message are done at once",
		lines: [
			...made,
			{ says: "change the timing to march and resend", wants: "proposal", knows: { timing: "march" } },
		],
	},
	...[
		["change the company name to Hill & Sons LLC", { company: "Hill & Sons LLC" }],
		["please update the budget to $5,000", { budget: "$5,000" }],
		["can you change the name to Rose Marie Hill", { name: "Rose Marie Hill" }],
	].map(([says, knows]) => ({
		promise: `“${says}” changes it and offers to update`,
		lines: [
			...made,
			{ says: String(says), knows: knows as object, has: [/update the proposal/] },
			{ says: "yes, resend it", wants: "proposal" as const },
		],
	})),
	...["can you make it shorter", "could you add our logo?", "can I have the proposal in Word?"].map(
		(says) => ({
			promise: `“${says}” is answered with what can be changed`,
			lines: [...made, { says, has: [/format/], wants: "nothing" as const }],
		}),
	),
	{
		promise: "the proposal can be had in Spanish",
		lines: [...made, { says: "Can I see the PDF in Spanish?", language: "es", wants: "proposal" }],
	},
	{
		promise: "a trade that was wrong is changed",
		lines: [
			{ says: "Ann Rice, ann@rice.com, I run a hotel" },
			{ says: "it's not a hotel, it's a travel agency", has: [/clear|clarif|corrected|fixed|changed/] },
		],
		knows: { industry: "hospitalidad-viajes" },
	},
];
