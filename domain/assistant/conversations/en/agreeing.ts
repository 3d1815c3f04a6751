import type { Conversation } from "../schema.ts";

const ready = "I'm Rose Hill, rose@hill.com, I own a bakery and we miss calls all morning";
const whole =
	"I'm Ines King, ines@king.com, from Moon Hotel, we're 12 people, we need to handle bookings at night, $4,000, by March";

/** A yes to the proposal, and a yes to something else. */
export const agreeing: readonly Conversation[] = [
	...[
		"yes please send it",
		"sure, send it over",
		"yes, make it",
		"go for it",
		"please do, email it to me",
		"👍",
	].map((says) => ({
		promise: `“${says}” takes the proposal that was offered`,
		lines: [
			{ says: whole, offers: /Yes/ },
			{ says, wants: "proposal" as const },
		],
	})),
	...["yes please send it", "ok make it", "send it to me"].map((says) => ({
		promise: `“${says}” takes the offer although something else was asked since`,
		lines: [
			{ says: ready, has: [/proposal/, /company/] },
			{ says, wants: "proposal" as const },
		],
		knows: { company: null },
	})),
	...["ok", "yes", "sure"].map((says) => ({
		promise: `“${says}” to how many people work there makes no proposal`,
		lines: [
			{ says: `${ready}. My company is called Hill Bakery`, has: [/How many people/] },
			{ says, wants: "nothing" as const, has: [/people/], knows: { companySize: null } },
			{ says: "8", knows: { companySize: "8 people" }, wants: "nothing" as const },
			{ says: "yes", has: [/how much/], wants: "nothing" as const },
		],
	})),
	...["not for now", "not right now", "no, not yet", "not at the moment"].map((says) => ({
		promise: `“${says}” to the proposal is respected`,
		lines: [
			{ says: whole, offers: /Yes/ },
			{ says, wants: "nothing" as const, has: [/rush/] },
		],
	})),
];
