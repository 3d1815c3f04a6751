import { building, cars } from "../industries.ts";
import type { Conversation } from "../schema.ts";
import { told } from "./told.ts";

/** How many they are. */
const teams: readonly Conversation[] = [
	told("we are 42 in the team", { companySize: "42 in the team" }),
	told("18 in our crew", { companySize: "18 in our crew" }),
	told("Total staff strength is 32", { companySize: "32 people" }),
	told("my wife and I own a surf shop", { companySize: "my wife and I" }),
	told("me and my cousin run a tyre shop", { companySize: "me and my cousin" }),
	told("my wife and I run a hostel with 6 cleaners", { companySize: "6 cleaners" }),
	told("Nonna Pia Trattoria, family of five running it", { companySize: "family of five" }),
	told("we're a family of four working here", { companySize: "family of four" }),
	told("bookkeeper, working alone from home", { companySize: "working alone" }),
	told("I run the place on my own", { companySize: "run the place on my own" }),
	told("Just little old me for now", { companySize: "Just little old me" }),
	told("solo practitioner, family law", { companySize: "solo practitioner" }),
	told("8 lads plus a girl in the office, so nine of us", { companySize: "nine of us" }),
	told("four nurses and two doctors, that makes six in total", { companySize: "six in total" }),
	told("its a nursery school, sixteen teachers and a cook", { companySize: "sixteen teachers and a cook" }),
	told("vet practice in Ballarat, 3 vets 5 nurses", { companySize: "3 vets 5 nurses" }),
	told("Eleven solicitors and four admin staff", { companySize: "Eleven solicitors and four admin staff" }),
	...[
		"a family of four wants to book and nobody answers",
		"my wife and I love your site",
		"my wife and I run out of patience",
		"the night guard hates working alone",
		"a family of six had to wait an hour",
	].map((says) => ({ ...told(says, { companySize: null }), promise: `“${says}” counts no team` })),
];

/** What hurts, told as it stands. */
const troubles: readonly Conversation[] = [
	told("double bookings is our headache", { need: "double bookings" }),
	told("we rent bikes. last-minute changes are my biggest problem", { need: "last-minute changes" }),
	told("Opticians. chasing deposits is our weak spot", { need: "chasing deposits is our weak spot" }),
	told("our taxi company in Limerick is getting hammered with calls friday and saturday nights", {
		need: "getting hammered with calls friday and saturday nights",
		industry: "other",
	}),
	told("we get flooded with enquiries every spring", { need: "get flooded with enquiries every spring" }),
	told("couples want to book viewings at all hours of the night", {
		need: "couples want to book viewings at all hours of the night",
	}),
	told("guests want to check in outside office hours", {
		need: "guests want to check in outside office hours",
	}),
	told("the queue of WhatsApps is never ending", { need: "the queue of WhatsApps is never ending" }),
	told("our inbox is overflowing", { need: "our inbox is overflowing" }),
	told("bookings clash all the time", { need: "bookings clash all the time" }),
	told("our calls are relentless", { need: "our calls are relentless" }),
	told("we do pest control, need someone to ask customers for a review after each job", {
		need: "need someone to ask customers for a review after each job",
	}),
	told("want new users to get a welcome message straight away", {
		need: "want new users to get a welcome message straight away",
	}),
	...[
		"your chatbot is our problem",
		"money is our problem",
		"that's my headache",
		"the price is an issue",
		"need someone to ask about prices",
		"we'd like it running by easter",
		"sooner the better to be honest",
	].map((says) => ({ ...told(says, { need: null }), promise: `“${says}” tells no trouble` })),
];

/** By when, and how little haste there is. */
const dates: readonly Conversation[] = [
	told("not in a hurry, sometime this year", { timing: "this year" }),
	told("We're not rushing", { timing: "not rushing" }),
	told("no particular deadline", { timing: "no particular deadline", name: null }),
	told("around mid january", { timing: "mid january", name: null }),
	told("as early as possible", { timing: "as early as possible" }),
	told("honestly not urgent", { timing: "not urgent" }),
	told("sooner the better to be honest", { timing: "sooner the better" }),
	told("the quicker the better", { timing: "the quicker the better" }),
	told("end of the month would be ideal", { timing: "end of the month" }),
	told("late October works for us", { timing: "late October" }),
	told("Ideally ahead of the September intake", { timing: "ahead of the September intake" }),
	told("by the time term starts in september", { timing: "by the time term starts in september" }),
	told("we launch on the 3rd of june", { timing: "on the 3rd of june" }),
	told("the cohort opens in six weeks so it should be ready within a month", { timing: "within a month" }),
	told("first quarter next year", { timing: "first quarter next year" }),
	...[
		"our customers are not in a hurry",
		"October would be good for a call",
		"this year we lost two clients",
		"summer would be great for sales",
	].map((says) => ({ ...told(says, { timing: null }), promise: `“${says}” dates nothing` })),
];

/** What they could spend. */
const money: readonly Conversation[] = [
	told("I reckon 400 a month would be ok with the boss", { budget: "400 a month" }),
	told("we guess around 250 a month tops", { budget: "250 a month" }),
	told("I think 400 a month is what they charge", { budget: null }),
	told("I reckon 400 a month is too expensive", { budget: null }),
];

/** What they do, and not what they serve or drive. */
const trades: readonly Conversation[] = [
	told("plumbing and heating contractor here", { industry: building }),
	told("we're an electrical contractor in Leeds", { industry: building }),
	told("we've a fleet of 14 trucks", { industry: "other" }),
	told("we run six vans and two lorries", { industry: "other" }),
	told("owner of van rental in Batangas", { industry: "other" }),
	told("we make scheduling software for schools", { industry: "other" }),
	told("we sell uniforms to schools", { industry: "retail-ecommerce" }),
	told("we supply linen to hotels and restaurants", { industry: "other" }),
	told("payroll software for garages", { industry: "other" }),
	told("we have a function room and bar in Wollongong", { industry: "hospitalidad-viajes" }),
	told("Conference and banqueting hall in Hyderabad", { industry: "hospitalidad-viajes" }),
	told("we service a fleet of 40 trucks", { industry: cars }),
	told("we sell parts for trucks", { industry: cars }),
	told("we need software for our school", { industry: "educacion-ong" }),
	told("I run tours for schools", { industry: "hospitalidad-viajes" }),
];

/** Strangers' days as they tell them: how many they are, what hurts, by when, for how much, in which trade. */
export const strangersDays: readonly Conversation[] = [...teams, ...troubles, ...dates, ...money, ...trades];
