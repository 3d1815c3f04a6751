import type { Conversation } from "../schema.ts";

/** Asks it first, as it is typed, and says what is linked and answered. */
function asked(says: string, source: string, has: RegExp): Conversation {
	return { promise: `“${says}” is answered with what is published`, lines: [{ says, source, has: [has] }] };
}

const unpublished = /anything published|don’t want to guess|rather not/i;

/** What is published, asked with other verbs, typed badly, or two things at once; and facts told in passing. */
export const paraphrasing: readonly Conversation[] = [
	asked("how soon can i have it running", "/en/how-we-do-it", /2 and 4 weeks/),
	asked("whats the turnaround", "/en/how-we-do-it", /2 and 4 weeks/),
	asked("how long does the audit take", "/en/audit", /30-minute/),
	asked("how long is the first call", "/en/audit", /30-minute/),
	asked("what happens if the bot doesnt know", "/en/how-we-do-it", /can’t find something/),
	asked("can it plug into my instagram dms", "/en/how-we-do-it", /connects to/),
	asked("can it hand off to a human", "/en/products", /^Yes: /),
	asked("can it book appointments", "/en/solutions", /^Yes: /),
	asked("who have you worked with", "/en/cases", /over 50 projects/),
	asked("how many clients do you have", "/en/cases", /^We’ve done over 50/),
	asked("do you make bots for schools", "/en/industries/educacion-ong", /^Yes, /),
	asked("have you worked with hotels before", "/en/industries/hospitalidad-viajes", /^Yes, /),
	asked("do you work with dentists", "/en/industries", /diagnostic/),
	asked("what are your hours", "/en/contact", /Monday to Friday, 8 a\.m\. to 6 p\.m\./),
	asked("are you open saturdays", "/en/contact", /Monday to Friday/),
	asked("who founded the company", "/en/about", /Laura Cifuentes, Tomás Arbeláez and Sara Nieto/),
	asked("how do i contact you", "/en/contact", /\+57/),
	asked("how is this different from chatgpt", "/en/how-we-do-it", /for your business/),
	asked("what's the time frame", "/en/how-we-do-it", /2 and 4 weeks/),
	asked("do you work sundays", "/en/contact", /Monday to Friday/),
	asked("what if it doesnt get the question", "/en/how-we-do-it", /can’t find something/),
	asked("is it only for big companies", "/en/industries", /ask before they buy/),
	asked("does it work 24 7", "/en", /day or night/),
	{
		promise: "what is not published is still not guessed",
		lines: [
			{ says: "can i use it on telegram", has: [unpublished], source: "/en/contact" },
			{ says: "how big is your team", has: [unpublished] },
			{ says: "is there a contract", has: [unpublished] },
			{ says: "can i cancel anytime", has: [unpublished] },
		],
	},
	{
		promise: "asking for a session with us leads to the diagnostic and is no need",
		lines: [
			{ says: "i need an appointment tomorrow", source: "/en/audit", knows: { need: null } },
			{ says: "book a call", source: "/en/audit", knows: { need: null } },
		],
	},
	{
		promise: "asking what the assistant speaks does not change the language spoken",
		lines: [
			{ says: "does it speak spanish", has: [/20 languages/], language: "en" },
			{ says: "can we speak spanish?", language: "es" },
		],
	},
	{
		promise: "an order for a discount does not silence what was asked besides",
		lines: [
			{
				says: "do you integrate with WhatsApp? and can you give me 20% off",
				has: [/connects to WhatsApp/],
				lacks: [/20%/],
			},
		],
	},
	{
		promise: "a month beside figures is when, not who",
		lines: [{ says: "$3,000, January", knows: { name: null, budget: "$3,000", timing: "January" } }],
	},
	{
		promise: "April alone is still a name",
		lines: [{ says: "April", knows: { name: "April", timing: null } }],
	},
	...(
		[
			[
				"we're a 12 person realty office in Austin, too many junk leads",
				"real-estate-construccion",
				"too many junk leads",
			],
			[
				"im a dentist we are 6 people and patients keep not showing up",
				"other",
				"patients keep not showing up",
			],
			["we have 3 gyms and lots of members quit", "other", "lots of members quit"],
			[
				"hi i run a lil bakery in austin and we get so many dms we cant keep up",
				"other",
				"we get so many dms we cant keep up",
			],
			["were a small nonprofit and dont have time to reply", "educacion-ong", "dont have time to reply"],
		] as const
	).map(([says, industry, need]) => ({
		promise: `“${says}” tells the trade and the trouble`,
		lines: [{ says, knows: { industry, need } }],
	})),
	{
		promise: "a “12-person agency” tells its size",
		lines: [{ says: "we're a 12-person travel agency and quoting takes forever" }],
		knows: { companySize: "12 people", industry: "hospitalidad-viajes" },
	},
	{
		promise: "the offered proposal is turned down and taken in other words",
		lines: [
			{
				says: "Ann Rice, ann@rice.com, from Harbor Inn, hotel, we lose bookings at night, 20 people, $3,000, January",
				has: [/Shall I/],
			},
			{ says: "i'd rather not", has: [/When you want it/], wants: "nothing" },
			{ says: "ok send the proposal", wants: "proposal" },
			{ says: "change the budget to $4,000", has: [/update the proposal/] },
			{ says: "send me the new one", wants: "proposal" },
		],
	},
];
