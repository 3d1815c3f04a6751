import { building, cars, hotel, school, shop } from "../industries.ts";
import type { Conversation } from "../schema.ts";
import { told } from "./told.ts";

/** What somebody writes who has not used an assistant before: as they would to a person. */
export const firstMessages: readonly Conversation[] = [
	told("Hello, my name is Beth Marlowe, I run the Cedar Lodge up in Asheville", {
		name: "Beth Marlowe",
		company: "Cedar Lodge",
		industry: hotel,
	}),
	told("Hey this is Ray over at Delgado Plumbing Supply, we got 17 people", {
		name: "Ray",
		company: "Delgado Plumbing Supply",
		companySize: "17 people",
	}),
	told("it's just me, my wife and six employees", { companySize: "just me, my wife and six employees" }),
	told("we employ 28 people across three locations", { companySize: "28 people" }),
	told("I have a staff of about two dozen", { companySize: "two dozen" }),
	told("24 including me", { companySize: "24 people" }),
	told("anywhere from 20 to 30 depending on the season, people I mean", {
		companySize: "from 20 to 30",
		name: null,
	}),
	told("headcount is 44", { companySize: "44 people" }),
	told("our budget would be somewhere between $4,000 and $6,000", { budget: "between $4,000 and $6,000" }),
	told("I could do 800 a month, not a penny more", { budget: "800 a month" }),
	told("we've set aside fifteen thousand dollars for this", { budget: "fifteen thousand dollars" }),
	told("budget's tight, maybe $600/mo", { budget: "$600/mo", name: null }),
	told("we need this done before Black Friday", { timing: "before Black Friday" }),
	told("we're not in a hurry, second half of next year", { timing: "second half of next year" }),
	told("once our remodel is finished in April", {
		timing: "once our remodel is finished in April",
		industry: null,
	}),
	told("within 6 weeks if possible", { timing: "within 6 weeks" }),
	told("we reopen on March 15 so it has to work by then", { timing: "on March 15" }),
	told("Linda Castillo, owner of Castillo Imports, a used car lot in Phoenix. 480-555-0162", {
		name: "Linda Castillo",
		company: "Castillo Imports",
		industry: cars,
		phone: "+14805550162",
	}),
	told("Omar with Redline Auto Parts, call or text 832.555.0119", {
		name: "Omar",
		company: "Redline Auto Parts",
		industry: cars,
		phone: "+18325550119",
	}),
	told("I'm Father Luis, I run a small parish school with 35 teachers", {
		name: "Luis",
		industry: school,
		companySize: "35 teachers",
	}),
	told("We are a nonprofit that helps immigrant families, 9 staff and lots of volunteers", {
		industry: school,
		companySize: "9 staff",
	}),
	told("best email for me is kathy.w@marinabaytours.com, Kathy Wu", {
		email: "kathy.w@marinabaytours.com",
		name: "Kathy Wu",
	}),
	told(
		"hi, Pedro Almeida. I have a surf hostel in Florianopolis and we get 100 messages a day we can't answer",
		{
			name: "Pedro Almeida",
			industry: hotel,
		},
	),
	told("customers get tired of waiting for a quote and go somewhere else", {
		need: "customers get tired of waiting for a quote and go somewhere else",
	}),
	told("my receptionist quit and now I'm the one answering everything", {
		need: "my receptionist quit and now I'm the one answering everything",
	}),
	told("we'd like to automate our invoicing", { need: "we'd like to automate our invoicing" }),
	told("it takes us three days to send an estimate", { need: "it takes us three days to send an estimate" }),
	told("I need to stop doing everything by hand", { need: "I need to stop doing everything by hand" }),
	told("patients keep forgetting their appointments", {
		need: "patients keep forgetting their appointments",
		industry: "other",
	}),
	told("we want to fill rooms in low season", {
		need: "we want to fill rooms in low season",
		industry: hotel,
	}),
	told("I'm a general contractor, 13 guys on my crew, name is Duane", {
		name: "Duane",
		industry: building,
		companySize: "13 guys",
	}),
	told("Sure, it's Megan O'Neill from Paws & Claws Pet Supply, megan@pawsclaws.com", {
		name: "Megan O'Neill",
		company: "Paws & Claws Pet Supply",
		industry: shop,
		email: "megan@pawsclaws.com",
	}),
	{
		promise: "the company corrected with “it's actually” replaces the one before",
		lines: [
			{ says: "I'm Joel from Sunset Motors, joel@sunset.com", knows: { company: "Sunset Motors" } },
			{ says: "sorry, it's actually called Sunset Auto Group", knows: { company: "Sunset Auto Group" } },
		],
		knows: { name: "Joel" },
	},
	{
		promise: "an email with a typo, corrected with “no wait”, replaces the one before",
		lines: [
			{ says: "Ines Rojas, ines@rojastours.con" },
			{ says: "no wait, ines@rojastours.com", knows: { email: "ines@rojastours.com" } },
		],
		knows: { name: "Ines Rojas" },
	},
	{
		promise: "a date corrected with “make it” replaces the one before",
		lines: [
			{ says: "Al Reese, al@reesebuilders.com, we want to go live in May", knows: { timing: "in May" } },
			{ says: "actually make it June", knows: { timing: "June" } },
		],
	},
	{
		promise: "a size corrected with “no, we are” replaces the one before",
		lines: [
			{ says: "we are 15 people", knows: { companySize: "15 people" } },
			{ says: "oops, no, we're 18 now", knows: { companySize: "18 people" } },
		],
	},
	{
		promise: "who does not want to give an email is not pressed, and what follows is kept",
		lines: [
			{
				says: "hi, Trish here from Trish's Treasures",
				knows: { name: "Trish", company: "Trish's Treasures" },
			},
			{ says: "I'd rather not give my email yet", lacks: [/your email\?/i] },
			{ says: "we are 6 and we lose online orders", knows: { companySize: "6 people" } },
		],
		declined: ["email"],
	},
	{
		promise: "a builder's answers, each longer than its question asked for, are kept",
		lines: [
			{ says: "hey" },
			{ says: "Hank Dorsey, you can email me at hank@dorseybuilt.com", knows: { name: "Hank Dorsey" } },
			{
				says: "it's called Dorsey Built, we do remodels",
				knows: { company: "Dorsey Built", industry: building },
			},
			{ says: "honestly scheduling is killing us", knows: { need: "honestly scheduling is killing us" } },
			{
				says: "11 in the field, 4 in the office",
				knows: { companySize: "11 in the field, 4 in the office" },
			},
			{ says: "I'd say three to four thousand", knows: { budget: "three to four thousand" } },
			{ says: "whenever the loan comes through", knows: { timing: "whenever the loan comes through" } },
		],
	},
	{
		promise: "a school's answers are kept with their hedges left out",
		lines: [
			{ says: "Good afternoon" },
			{ says: "Claudia Vega, claudia@colegioandes.edu.pe", knows: { name: "Claudia Vega" } },
			{ says: "Colegio Los Andes", knows: { company: "Colegio Los Andes", industry: school } },
			{ says: "parents ask about fees all day long", knows: { need: "parents ask about fees all day long" } },
			{ says: "I think around 45 or so", knows: { companySize: "45 people" } },
			{ says: "no idea", lacks: [/budget/i] },
			{ says: "before classes start in February", knows: { timing: "before classes start in February" } },
		],
	},
	told("We're a family restaurant, Abuela's Kitchen, 20 people on the floor and in the kitchen", {
		company: "Abuela's Kitchen",
		industry: "other",
		companySize: "20 people",
	}),
];
