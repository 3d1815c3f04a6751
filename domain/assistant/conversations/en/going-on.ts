import { building, cars, hotel, school, shop } from "../industries.ts";
import type { Conversation } from "../schema.ts";
import { told } from "./told.ts";

/** What is wrong, told beside who they are; when and for how much, asked and told in passing. */
export const goingOn: readonly Conversation[] = [
	told("Boutique hotel in Barbados. Reviews have been slipping because check-in is slow", {
		industry: hotel,
		need: "Reviews have been slipping because check-in is slow",
	}),
	told("Charity for literacy, 11 people. Reports for donors eat up two weeks every quarter", {
		industry: school,
		companySize: "11 people",
		need: "Reports for donors eat up two weeks every quarter",
	}),
	told(
		"Tom from Saltmarsh Lettings. Tenants report a leak, it goes to my inbox, I forward it and the plumber never tells me it's done. Can this be automated?",
		{
			name: "Tom",
			industry: building,
			need: "Tenants report a leak, it goes to my inbox, I forward it and the plumber never tells me it's done",
		},
	),
	told("want online booking sorted before winter", {
		need: "want online booking sorted before winter",
		timing: "before winter",
	}),
	told("our bookshop wants to send recommendations to regulars", {
		industry: shop,
		need: "our bookshop wants to send recommendations to regulars",
	}),
	told("Thinking of a chatbot for our real estate office in San Juan", {
		industry: building,
		need: "Thinking of a chatbot for our real estate office in San Juan",
	}),
	told("reminders for appointments would be a dream", {
		need: "reminders for appointments would be a dream",
	}),
	told("quotes should come out the same day", { need: "quotes should come out the same day" }),
	told("We run a gym. Want to know which members are about to leave", {
		need: "Want to know which members are about to leave",
	}),
	told("my garage has 4 people. I want to be finished by the end of the year", {
		industry: cars,
		need: null,
		timing: "by the end of the year",
	}),
	told("We have a hotel and we can't go above $1,200", { need: null, budget: "$1,200" }),
	told("Hello, we're a shop. We need something this week", { need: null }),
	told("Could you do something for about £2,000 for our nursery?", { industry: school }),
	told("could it be done for about £2,000?", { budget: "£2,000" }),
	told("Just need pricing for a chatbot, 2000 max", { budget: "2000", need: null }),
	told("Hotel in Cusco. I lost 300 dollars last week to a fake payment", { budget: null }),
	told("Can you start in September? We run a hostel", { timing: "in September" }),
	told("we want it live before we open the new branch in April", {
		timing: "before we open the new branch in April",
	}),
	told("it would have to be ready over the next 3 months", { timing: "over the next 3 months" }),
	told("tomorrow if possible, we run a hotel", { timing: "tomorrow" }),
	told("we plan to do this in 2027", { timing: "in 2027" }),
	told("Turns out the form went to a lad who left in 2021", { timing: null }),
	told("we'd like it by 15 July", { timing: "by 15 July" }),
	told("in the second half of the year", { timing: "the second half of the year" }),
];
