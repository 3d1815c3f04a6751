import type { Conversation } from "../schema.ts";

const asked = { says: "Ann Rice, ann@rice.com", has: [/company/] } as const;

/** What a person and a company are called, and what only sounds like it. */
export const naming: readonly Conversation[] = [
	...[
		"22 rooms",
		"abandoned carts are killing us",
		"slow quotes",
		"we answer on time",
		"It depends on the day",
		"online clothing store",
		"a small family bakery",
		"about 12 people",
		"hold on a second",
	].map((says) => ({
		promise: `“${says}” is no name of a company`,
		lines: [asked, { says, knows: { company: null } }],
	})),
	...[
		["Andes Tours btw", "Andes Tours"],
		["harbor lights", "harbor lights"],
		["it's called blue door", "blue door"],
		["Velta, thanks", "Velta"],
		["acme plus llc", "acme plus llc"],
		["House of Dogs", "House of Dogs"],
	].map(([says = "", company = ""]) => ({
		promise: `“${says}” is one`,
		lines: [asked, { says, knows: { company } }],
	})),
	{
		promise: "a trouble told when the company is asked for is kept as the need",
		lines: [asked, { says: "abandoned carts are killing us", has: [/company/] }],
		knows: { need: "abandoned carts are killing us" },
	},
	{
		promise: "a full name told later completes the first, and names no company",
		lines: [
			{ says: "mike", has: [/Mike/] },
			{ says: "mike@sanders.com" },
			{ says: "mike sanders", has: [/company/], lacks: [/corrected|fixed|changed/] },
		],
		knows: { name: "Mike Sanders", company: null },
	},
	{
		promise: "a doctor has a name",
		lines: [{ says: "Dr. Emily Stone, emily@stone.com", has: [/Emily/] }],
		knows: { name: "Emily Stone" },
	},
	{
		promise: "whoever does not talk to bots is not called Bots",
		lines: [{ says: "I don't talk to bots", has: [/person/], knows: { name: null, need: null } }],
	},
	{
		promise: "a name corrected in the same message is the last one",
		lines: [{ says: "John Smith, sorry, John Paul Smith" }],
		knows: { name: "John Paul Smith" },
	},
];
