import { building, cars, hotel, school } from "../industries.ts";
import type { Conversation } from "../schema.ts";
import { told } from "./told.ts";

/** Owners of 5 to 50 people who say who they are, how many, how much and by when in a breath. */
export const busyOwners: readonly Conversation[] = [
	told("Hi, this is Dana from Blue Heron Outfitters, we do kayak tours", {
		name: "Dana",
		company: "Blue Heron Outfitters",
		industry: hotel,
	}),
	told("me, my brother and 14 guys in the field", { companySize: "me, my brother and 14 guys in the field" }),
	told("we're a 30 room hotel in San Jose with 22 on payroll", {
		industry: hotel,
		companySize: "22 on payroll",
	}),
	told("Greg Hanley, Hanley & Sons Roofing. 18 guys. greg@hanleyroofing.com", {
		name: "Greg Hanley",
		company: "Hanley & Sons Roofing",
		industry: building,
		companySize: "18 guys",
		email: "greg@hanleyroofing.com",
	}),
	told("thinking between 2 and 3 grand a month", { budget: "between 2 and 3 grand a month" }),
	told("as soon as the permits clear", { timing: "as soon as the permits clear" }),
	told("we'd want it running by the end of Q1", { timing: "by the end of Q1" }),
	told("Maria here, I manage a hostel in Cusco, we have 11 staff and need help with WhatsApp bookings", {
		name: "Maria",
		industry: hotel,
		companySize: "11 staff",
	}),
	{
		promise: "a size corrected in the next breath replaces the one before",
		lines: [
			{
				says: "hi I'm Walt, walt@waltsauto.com, we have 25 employees",
				knows: { companySize: "25 employees" },
			},
			{ says: "actually make that 30", knows: { companySize: "30 people" } },
		],
		knows: { name: "Walt" },
	},
	{
		promise: "a budget corrected right after it was told replaces the one before",
		lines: [
			{ says: "Nina Ortiz, nina@ortizlaw.com, our budget is $2,000 a month" },
			{ says: "sorry, I meant $3,000 a month", knows: { budget: "$3,000 a month" } },
		],
		knows: { name: "Nina Ortiz" },
	},
	told("I own a small law office, three attorneys and two paralegals", { industry: "other" }),
	told("my name is Javier Mendoza and i own Mendoza Auto Parts in El Paso, 12 employees", {
		name: "Javier Mendoza",
		company: "Mendoza Auto Parts",
		industry: cars,
		companySize: "12 employees",
	}),
	told("Its Brenda with Lakeside Realty Group, can you call me at (512) 555-0148", {
		name: "Brenda",
		company: "Lakeside Realty Group",
		industry: building,
		phone: "+15125550148",
	}),
	told("we've got about 40 people between the two stores", { companySize: "40 people" }),
	told("there's 9 of us full time plus some seasonal help", { companySize: "9 of us" }),
	told("somewhere around 1,500 to 2,000 a month is what we can swing", { budget: "1,500 to 2,000 a month" }),
	told("no more than five hundred dollars a month", { budget: "no more than five hundred dollars a month" }),
	told("I've got roughly $10k set aside for this", { budget: "$10k" }),
	told("hoping to have it in place before the school year starts", { timing: "before the school year" }),
	told("we'd like to start in early March", { timing: "in early March" }),
	told("sometime this fall would be ideal", { timing: "this fall" }),
	told("Tom Becker, GM at Becker Chevrolet, we need help answering internet leads faster", {
		name: "Tom Becker",
		company: "Becker Chevrolet",
		industry: cars,
	}),
	told("we spend all day answering the same questions about check-in", {
		need: "we spend all day answering the same questions about check-in",
	}),
	told("half our leads never get a call back", { need: "half our leads never get a call back" }),
	told("I'm drowning in emails from donors and volunteers", {
		need: "I'm drowning in emails from donors and volunteers",
	}),
	told("nobody picks up the phone after 6pm and we loose reservations", {
		need: "nobody picks up the phone after 6pm and we loose reservations",
	}),
	told("our inventory is a mess, everything is on spreadsheets", {
		need: "our inventory is a mess, everything is on spreadsheets",
	}),
	told(
		"I run Casa Verde, a 16 room boutique hotel in Antigua Guatemala. You can reach me at sofia@casaverde.gt",
		{
			company: "Casa Verde",
			industry: hotel,
			email: "sofia@casaverde.gt",
		},
	),
	told("good morning, Rachel Kim from Bright Path Academy here", {
		name: "Rachel Kim",
		company: "Bright Path Academy",
		industry: school,
	}),
	told("im the director of a food bank in tulsa, staff of 14", {
		industry: school,
		companySize: "14 people",
	}),
	{
		promise: "somebody who keeps the phone to themselves is not asked for it and the rest is kept",
		lines: [
			{
				says: "Hey, Carl Jensen, carl@jensenhomes.com, we build custom homes",
				knows: { industry: building },
			},
			{ says: "Jensen Homes", knows: { company: "Jensen Homes" } },
			{ says: "we lose track of change orders", knows: { need: "we lose track of change orders" } },
			{ says: "a crew of 20 or so", knows: { companySize: "20 people" } },
			{ says: "rather not say", lacks: [/budget/i] },
			{ says: "once the busy season is over", knows: { timing: "once the busy season is over" } },
		],
		declined: ["budget"],
	},
	{
		promise: "short answers of a hotel keeper, each to its question",
		lines: [
			{ says: "hi there" },
			{ says: "Lucia, lucia@hotelmirador.co", knows: { name: "Lucia", email: "lucia@hotelmirador.co" } },
			{ says: "Hotel Mirador", knows: { company: "Hotel Mirador", industry: hotel } },
			{ says: "too much time on bookings by email", knows: { need: "too much time on bookings by email" } },
			{ says: "maybe 15, depends on the season", knows: { companySize: "15 people" } },
			{ says: "not sure yet, maybe a couple thousand", knows: { budget: "a couple thousand" } },
			{ says: "before high season", knows: { timing: "before high season" } },
		],
	},
	told("my emial is pete@petesgarage.com and my cell is 469 555 0131", {
		email: "pete@petesgarage.com",
		phone: "+14695550131",
	}),
	told("we have 8 emplyees and a buget of 1200 a month", {
		companySize: "8 emplyees",
		budget: "1200 a month",
	}),
	told("husband and wife shop plus 6 part timers", { companySize: "6 part timers" }),
	told("I'm Andrea and I'm the office manager at Reyes Family Dental", {
		name: "Andrea",
		company: "Reyes Family Dental",
		industry: "other",
	}),
	told("we're Summit Peak Tours out of Denver, 10 guides and 3 in the office", {
		company: "Summit Peak Tours",
		industry: hotel,
	}),
	told("looking to spend 5 to 7k to get this set up before summer", {
		budget: "5 to 7k",
		timing: "before summer",
	}),
	told("the whole team is 35 including drivers", { companySize: "35 people" }),
	told("Steve at Lone Star Tire, steve@lonestartire.com, 8 bays, 16 guys, need it yesterday", {
		name: "Steve",
		company: "Lone Star Tire",
		industry: cars,
		email: "steve@lonestartire.com",
		companySize: "16 guys",
	}),
];
