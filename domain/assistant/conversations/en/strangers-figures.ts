import { building, cars, hotel, school, shop } from "../industries.ts";
import type { Conversation } from "../schema.ts";
import { told } from "./told.ts";

/** A trade by its everyday name, by who does it or by what is done. */
const trades: readonly Conversation[] = [
	told("I'm a chimney sweep in Bath", { industry: "other" }),
	told("im a stonemason, third generation", { industry: building }),
	told("Upholsterers, Dundee", { industry: "other" }),
	told("I fit kitchens in Stoke", { industry: building }),
	told("scaffolding in Cork", { industry: building }),
	told("we've got a cheese shop in Galway", { industry: shop }),
	told("wedding dresses, made in Leeds", { industry: shop }),
	told("we restore old Land Rovers", { industry: cars }),
	told("gearbox repairs out by the airport", { industry: cars }),
	told("i run a launderette", { industry: "other" }),
	told("we hire out bouncy castles", { industry: "other" }),
	told("my wife and I run a cattery", { industry: "other" }),
	told("we grow blueberries near Salem", { industry: "other" }),
	told("we charter yachts out of Split", { industry: hotel }),
	told("canal boat holidays", { industry: hotel }),
	told("I teach grown-ups to read", { industry: school }),
	told("we rescue greyhounds", { industry: school }),
	told("we sell handmade leather belts", { industry: shop }),
	told("we clean houses", { industry: "other" }),
	told("we run an indoor climbing centre", { industry: "other" }),
	told("my accountant says no", { industry: null }),
	told("the courier never comes on time", { industry: null }),
	told("the hotel next door has one of those bots", { industry: null }),
	told("my cousin has a hotel and told me about you", { industry: null }),
];

/** Whoever works there, one after another. */
const teams: readonly Conversation[] = [
	told("we're 6 welders and my wife in the office", { companySize: "6 welders and my wife in the office" }),
	told("there's 9 of us in winter, 5 the rest of the year", {
		companySize: "9 of us in winter, 5 the rest of the year",
	}),
	told("5 paid staff and about 30 volunteers", { companySize: "5 paid staff and about 30 volunteers" }),
	told("Two solicitors, three paralegals", { companySize: "Two solicitors, three paralegals" }),
	told("12 nurses and aides", { companySize: "12 nurses and aides" }),
	told("12 nurses and patients all over", { companySize: "12 nurses" }),
	told("solo", { companySize: "solo", name: null }),
	told("Clinic in Hull. The phone never stops and it's just me at the desk", { companySize: null }),
	told("eleven carers plus the manager", { companySize: "eleven carers plus the manager" }),
	told("4 on the vans, 1 in the office", { companySize: "4 on the vans, 1 in the office" }),
	told("it's me, my sister and two seamstresses", { companySize: "me, my sister and two seamstresses" }),
	told("three fitters and me", { companySize: "three fitters and me" }),
	told("six instructors", { companySize: "six instructors" }),
	told("five potters and a dog", { companySize: "five potters" }),
	told("I'm a one woman show", { companySize: "one woman show" }),
	told("twelve of us. sorry, eleven", { companySize: "eleven" }),
	told("we get 200 visitors a week", { companySize: null }),
	told("240 people wrote to us in May", { companySize: null }),
	told("we take groups of 10 people", { companySize: null }),
	told("there are 5 of those in the shed", { companySize: null }),
	told("20 competitors in town", { companySize: null }),
];

/** What they would spend, and what is somebody else's. */
const money: readonly Conversation[] = [
	told("Law firm. We already pay 3,000 dollars monthly for licenses", { budget: null }),
	told("we offer web design from $199/month", { budget: null }),
	told("it would have to stay under 150 a month", { budget: "under 150 a month" }),
	told("we could stretch to 700 monthly", { budget: "700 monthly" }),
	told("what would 300 a month get us", { budget: "300 a month" }),
	told("is $400 a month enough?", { budget: "$400 a month" }),
	told("3k one-off", { budget: "3k one-off" }),
	told("under 5 grand all in", { budget: "under 5 grand all in" }),
	told("somewhere near 800 quid a month", { budget: "800 quid a month" }),
	told("under 250 US a month", { budget: "under 250 US a month" }),
	told("two lakh fifty thousand is what we have", { budget: "two lakh fifty thousand" }),
	told("500 a month, actually make it 300 a month", { budget: "300 a month" }),
	told("the boat ride is 40 dollars per person", { budget: null }),
	told("the place next door pays $900 a month", { budget: null }),
	told("our previous agency wanted 6 grand", { budget: null }),
	told("we spent $4,000 on flyers", { budget: null }),
	told("somebody offered us £80 each", { budget: null }),
	told("it takes us 3 weeks to answer", { budget: null }),
];

/** By when, in the words of the trade. */
const dates: readonly Conversation[] = [
	told("I could start mid-March", { timing: "mid-March" }),
	told("October at the earliest, we're flat out", { timing: "October at the earliest" }),
	told("I'd say August, when it is quiet", { timing: "August", name: null }),
	told("sometime after lambing", { timing: "after lambing" }),
	told("before the rains come", { timing: "before the rains come" }),
	told("we want it up for diwali", { timing: "for diwali" }),
	told("not before september", { timing: "not before september" }),
	told("when the ski season opens", { timing: "when the ski season opens" }),
	told("in a fortnight", { timing: "in a fortnight" }),
	told("six weeks from now", { timing: "six weeks from now" }),
	told("by the 15th", { timing: "by the 15th" }),
	told("could you have it ready for easter?", { timing: "for easter" }),
	told("how soon can you start, we needed it yesterday", { timing: "yesterday" }),
	told("the sooner the better", { timing: "the sooner the better" }),
	told("can you do it in three weeks?", { timing: null }),
	told("we close every harvest", { timing: null }),
];

/** A number by the form only one country writes, and its end put right. */
const numbers: readonly Conversation[] = [
	told("text me on 07911 123456", { phone: "+447911123456" }),
	told("call, don't email. 0412 345 678", { phone: "+61412345678" }),
	{
		promise: "the end of a number can be put right",
		lines: [
			{ says: "my whatsapp is +1 876 555 0133", knows: { phone: "+18765550133" } },
			{ says: "sorry, it ends in 0139", knows: { phone: "+18765550139" } },
		],
	},
];

/** Strangers' trades, teams, money and dates, as no list of ours foresaw them. */
export const strangersFigures: readonly Conversation[] = [
	...trades,
	...teams,
	...money,
	...dates,
	...numbers,
];
