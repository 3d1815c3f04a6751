import type { Conversation } from "../schema.ts";

/** Questions the site answers one way and no other, and what is recommended to whom. */
export const wondering: readonly Conversation[] = [
	{
		promise: "what is asked is what is answered",
		lines: [
			{ says: "Ann Rice, ann@rice.com" },
			{ says: "is it like chatgpt?", has: [/only with what you approve/], lacks: [/guess|make up/] },
			{ says: "Do you serve the US?", has: [/Latin America/], source: "/en/about" },
			{ says: "who will call me?", has: [/person on the team/], lacks: [/^Yes/] },
			{ says: "does it work with Shopify?", has: [/online stores/] },
			{ says: "is it any good if I sell on Instagram?", has: [/ask before they buy/] },
			{ says: "what happens with my customers' data?", has: [/customers’ data/], lacks: [/1581/] },
			{ says: "do you build websites?", has: [/isn’t among what we offer/] },
		],
		knows: { company: null, industry: null, need: null },
	},
	{
		promise: "asking what is in the proposal makes none",
		lines: [
			{ says: "I'm Rose Hill, rose@hill.com, I own a bakery and we miss calls all morning" },
			{ says: "what is in the proposal?", has: [/PDF with what you told us/], wants: "nothing" },
			{ says: "send me the proposal", wants: "proposal" },
			{ says: "what does the proposal include?", has: [/PDF/], wants: "nothing" },
		],
	},
	{
		promise: "several questions in one message are all answered",
		lines: [
			{ says: "Ann Rice, ann@rice.com" },
			{
				says: "how long does it take and how much does it cost and what's included?",
				has: [/2 and 4 weeks/, /diagnostic/, /four steps/],
			},
		],
	},
	{
		promise: "two products are compared by what each does",
		lines: [
			{
				says: "FCMsie vs Contact Pilot",
				has: [/FCMsie:/, /Contact Pilot:/],
				source: "/en/products",
				knows: { need: null, company: null },
			},
		],
	},
	{
		promise: "a recommendation comes from what is known, and else is asked for",
		lines: [
			{ says: "what do you recommend?", has: [/business/], source: "/en/products" },
			{ says: "Ann Rice, ann@rice.com, I run a hotel and we lose bookings at night" },
			{ says: "which one do you recommend?", has: [/Travel AI Booster/] },
		],
	},
	...["my tour company", "we run a tour company"].map((says) => ({
		promise: `“${says}” is a trade and no name`,
		lines: [
			{ says: "I'm Tom Ford, tom@ford.com" },
			{ says, has: [/company called|name of the company/] },
			{ says: "Andes Tours" },
		],
		knows: { industry: "hospitalidad-viajes" as const, company: "Andes Tours" },
	})),
	...[
		["832-456-0170", "+18324560170"],
		["(713) 555-0188", "+17135550188"],
		["832 555 0170", "+18325550170"],
		["1-305-555-0142", "+13055550142"],
		["my cell is 713.555.0188", "+17135550188"],
		["300 123 4567", "+573001234567"],
	].map(([says = "", phone = ""]) => ({
		promise: `“${says}” is a phone number`,
		lines: [{ says: `Ann Rice, ann@rice.com, ${says}`, has: [/company/] }],
		knows: { phone },
	})),
	{
		promise: "who gives their name in Spanish goes on in Spanish",
		lines: [{ says: "me llamo Luis, luis@casa.co", language: "es", has: [/Luis/, /empresa/] }],
	},
];
