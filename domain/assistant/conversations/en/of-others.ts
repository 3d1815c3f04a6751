import type { Conversation } from "../schema.ts";

const told = {
	says: "I'm Anna Reed, anna@harbor.com, (305) 555-0142, from Harbor Inn, we lose bookings at night",
	knows: { email: "anna@harbor.com", phone: "+13055550142", name: "Anna Reed" },
};
const kept = told.knows;

/** Addresses, numbers and names that are not the visitor's: what we know of them stays. */
export const ofOthers: readonly Conversation[] = [
	...[
		"a customer wrote from john@mail.example and complained",
		"our old address was ventas@harbor.example",
		"my boss is pedro@other.example",
		"please copy my partner mike@other.example too",
		"your email is hola@rumbo.example right?",
		"your number is 601 555 0100?",
		"my order number is 3109876543",
		"call my partner Mike at +1 305 555 0147",
		"I'm Impressed",
		"call me crazy but I like it",
		"thanks, David",
	].map((says) => ({
		promise: `“${says}” changes nobody's name or address`,
		lines: [told, { says, knows: kept }],
	})),
	...(
		[
			["my email is anna.reed@harbor.com", { email: "anna.reed@harbor.com" }],
			["anna.reed@harbor.com", { email: "anna.reed@harbor.com" }],
			["sorry, it's anna.reed@harbor.com", { email: "anna.reed@harbor.com" }],
			["my cell is (305) 555-0177", { phone: "+13055550177" }],
		] as const
	).map(([says, knows]) => ({ promise: `“${says}” is the newer one`, lines: [told, { says, knows }] })),
	...[
		"Hi Rumbo",
		"Thank you, Rumbo",
		"we sell in Exito, Jumbo, Carulla",
		"We compete with Marriott, Hilton",
		"a shop that sells toys, Barbie, Lego",
		"small hotel, Savannah, Georgia",
		"Merry Christmas, everybody",
		"our competitors, Blue Lagoon Tours, already have one",
		"my dog is called Max",
		"Our receptionist is called Rosa",
	].map((says) => ({
		promise: `“${says}” names nobody who writes`,
		lines: [{ says, knows: { name: null, company: null } }],
	})),
	...["for booking: anna@harbor.com", "write to my partner and me from anna@harbor.com"].map((says) => ({
		promise: `“${says}” is the only address there is`,
		lines: [{ says, knows: { email: "anna@harbor.com" } }],
	})),
	{
		promise: "a friend called Carlos sells no cars",
		lines: [{ says: "my friend Carlos recommended you", knows: { industry: null } }],
	},
];
