import { building, cars, hotel, school, shop } from "../industries.ts";
import type { Conversation } from "../schema.ts";
import { told } from "./told.ts";

/** A trade asked about is of whoever asks. */
const trades: readonly Conversation[] = [
	told("do u work with cafes", { industry: "other" }),
	told("do you guys work with gyms?", { industry: "other" }),
	told("Is there something for notaries?", { industry: "other" }),
	told("Does it work for coding bootcamps?", { industry: school }),
	told("is this any good for hostels?", { industry: hotel }),
	told("have you worked with car dealers before", { industry: cars }),
	told("would this work for a letting agency?", { industry: building }),
	told("anything for florists?", { industry: shop }),
	told("is it suitable for preschools?", { industry: school }),
	told("is there anything for tour operators?", { industry: hotel }),
	told("what would it cost for a bed and breakfast with only two employees?", {
		industry: hotel,
		companySize: "only two employees",
		budget: null,
	}),
	told("how much is it for a driving school?", { industry: school }),
	told("what would you charge for my toy store?", { industry: shop, budget: null }),
	told("how long does it take for a guesthouse with three maids?", {
		industry: hotel,
		companySize: "three maids",
	}),
	told("do you deal with travel agencies", { industry: hotel }),
	told("could your system help a hair salon?", { industry: "other" }),
	// Not theirs, or no trade of a business.
	told("how much is it for a hotel guest?", { industry: null }),
	told("my cousin wants to know, do you work with hotels?", { industry: null }),
	told("asking for a friend, does it work for hostels?", { industry: null }),
	told("do you have examples of hotels?", { industry: null }),
	told("do you build websites?", { industry: null }),
	told("does it work with Shopify?", { industry: null }),
	{
		promise: "a trade asked about does not replace the one that is known",
		lines: [
			{ says: "I run a hostel in Cork", knows: { industry: hotel } },
			{ says: "do you work with gyms too?", knows: { industry: hotel } },
		],
	},
];

/** What is asked of us is what they need. */
const needs: readonly Conversation[] = [
	told("Can you remind parents about the school fees on whatsapp?", {
		need: "remind parents about the school fees on whatsapp",
		industry: school,
	}),
	told("can a bot take table reservations in spanish and english?", {
		need: "take table reservations in spanish and english",
	}),
	told("can your thing take bookings for a dog grooming parlour while im up to my elbows in poodle", {
		need: "take bookings for a dog grooming parlour while im up to my elbows in poodle",
		industry: "other",
	}),
	told("could it chase unpaid invoices for us?", { need: "chase unpaid invoices for us" }),
	told("would the assistant confirm appointments the day before?", {
		need: "confirm appointments the day before",
	}),
	told("is there a way to fill cancelled slots?", { need: "fill cancelled slots" }),
	told("do you have something that answers calls at night?", { need: "answers calls at night" }),
	told("hi, can it follow up quotes that nobody replied to?", {
		need: "follow up quotes that nobody replied to",
	}),
	told("can I get a bot to ask guests for reviews?", { need: "ask guests for reviews" }),
	told("can it answer the phone, take bookings and remind clients the day before?", {
		need: "answer the phone, take bookings and remind clients the day before",
	}),
	told("will your software notify tenants about late rent?", { need: "notify tenants about late rent" }),
	told("could this thing stop no shows at our tours?", { need: "stop no shows at our tours" }),
	told("could you guys get the bot to call back missed calls?", { need: "call back missed calls" }),
	// About us, this conversation or how we are paid.
	...[
		"can you call me tomorrow?",
		"can you send me the proposal?",
		"could you answer a few questions?",
		"can you confirm my booking?",
		"can you send invoices to my email?",
		"does it work with WhatsApp?",
		"do you take payments by card?",
		"can it speak french?",
		"will you take on new clients?",
		"can you answer my question?",
		"can I stop at any time?",
		"how much to answer calls?",
	].map((says) => ({ ...told(says, { need: null }), promise: `“${says}” tells no need` })),
	{
		promise: "a question beside a known need adds nothing to it",
		lines: [
			{ says: "patients dont show up", knows: { need: "patients dont show up" } },
			{ says: "can it send reminders to patients?", knows: { need: "patients dont show up" } },
		],
	},
];

/** Facts that come as questions. */
export const askedNeeds: readonly Conversation[] = [...trades, ...needs];
