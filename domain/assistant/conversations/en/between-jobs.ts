import { building, cars, hotel, school, shop } from "../industries.ts";
import type { Conversation } from "../schema.ts";
import { told } from "./told.ts";

/** Owners between two jobs: half a sentence of who they are and half of what hurts. */
export const betweenJobs: readonly Conversation[] = [
	told("hey there, Curtis from Big Sky Fly Fishing, we're 8 guides", {
		name: "Curtis",
		company: "Big Sky Fly Fishing",
		companySize: "8 guides",
	}),
	told("My name is Gabriela Soto, owner at Soto Family Bakery, gaby@sotobakery.com", {
		name: "Gabriela Soto",
		company: "Soto Family Bakery",
		email: "gaby@sotobakery.com",
		industry: "other",
	}),
	told("theres me my dad and 10 mechanics", { companySize: "10 mechanics" }),
	told("19 of us counting the weekend crew", { companySize: "19 of us" }),
	told("small team, maybe 6 or 7", { companySize: "6 or 7" }),
	told("we grew to 32 employees last year", { companySize: "32 employees" }),
	told("could go up to $2,500 a month if it works", { budget: "up to $2,500 a month" }),
	told("probably one or two thousand bucks to start", { budget: "one or two thousand bucks" }),
	told("4k max", { budget: "4k" }),
	told("the board approved $12,000 for the year", { budget: "$12,000" }),
	told("we need something by Labor Day weekend", { timing: "by Labor Day" }),
	told("hoping to launch in about six weeks", { timing: "in about six weeks" }),
	told("sometime after the new year", { timing: "after the new year" }),
	told("want this before tourist season kicks off", { timing: "before tourist season" }),
	told("when we get the new location open, around August", { timing: "August" }),
	told("Marisol Peña with Costa Azul Rentals, whatsapp +52 322 123 4567", {
		name: "Marisol Peña",
		company: "Costa Azul Rentals",
		phone: "+523221234567",
	}),
	told("Bill Tanner, Tanner Ford, 45 employees, bill@tannerford.com", {
		name: "Bill Tanner",
		company: "Tanner Ford",
		companySize: "45 employees",
		industry: cars,
	}),
	told("I own three clothing stores in San Juan, my name is Yari", { name: "Yari", industry: shop }),
	told("were Little Acorns Preschool, 12 teachers, we cant keep up w enrollment calls", {
		company: "Little Acorns Preschool",
		industry: school,
		companySize: "12 teachers",
	}),
	told("I'm an immigration attorney, solo practice with 4 assistants", {
		industry: "other",
		companySize: "4 assistants",
	}),
	told("we lose half our bookings because nobody answers fast enough", {
		need: "we lose half our bookings because nobody answers fast enough",
	}),
	told("my guys spend more time on paperwork than on the job site", {
		need: "my guys spend more time on paperwork than on the job site",
	}),
	told("I want my website to actually bring in customers", {
		need: "I want my website to actually bring in customers",
	}),
	told("can't keep track of who paid and who didn't", {
		need: "can't keep track of who paid and who didn't",
	}),
	told("need a chatbot for our hotel's whatsapp", {
		need: "need a chatbot for our hotel's whatsapp",
		industry: hotel,
	}),
	told("call me Bo. bo@bohicks.com. Hicks Concrete.", {
		name: "Bo",
		email: "bo@bohicks.com",
		company: "Hicks Concrete",
		industry: building,
	}),
	told("it's Heather, I run admissions at St. Mark's School", {
		name: "Heather",
		company: "St. Mark's School",
		industry: school,
	}),
	told("we're a 3 person law office looking to answer calls after hours", {
		companySize: "3 people",
		industry: "other",
	}),
	told("I head up operations at Vista Del Mar Resort, name's Ken Ito", {
		name: "Ken Ito",
		company: "Vista Del Mar Resort",
		industry: hotel,
	}),
	told("my cell's 702 555 0188, ask for Gina", { phone: "+17025550188", name: "Gina" }),
	{
		promise: "a size corrected with “wait” replaces the one before",
		lines: [
			{ says: "hi im Rosa, rosa@tiendarosa.com, we are 10 people" },
			{ says: "wait, 12 people", knows: { companySize: "12 people" } },
		],
		knows: { name: "Rosa" },
	},
	{
		promise: "a budget corrected with “closer to” replaces the one before",
		lines: [
			{ says: "Doug Lane, doug@lanetire.com, 5k budget" },
			{ says: "actually closer to 7k", knows: { budget: "7k" } },
		],
		knows: { name: "Doug Lane" },
	},
	{
		promise: "an agency without a budget yet is asked when and not how much again",
		lines: [
			{ says: "hello" },
			{ says: "Irene Walsh irene@walshtravel.com", knows: { name: "Irene Walsh" } },
			{ says: "Walsh Travel", knows: { company: "Walsh Travel", industry: hotel } },
			{
				says: "people ghost us after we send the quote",
				knows: { need: "people ghost us after we send the quote" },
			},
			{ says: "9, plus a couple of freelancers", knows: { companySize: "9 people" } },
			{ says: "no set budget yet", lacks: [/budget/i] },
			{ says: "first quarter if we can", knows: { timing: "first quarter if we can" } },
		],
	},
	{
		promise: "a figure says more than “it depends”",
		lines: [
			{ says: "hey" },
			{ says: "Manny", knows: { name: "Manny" } },
			{ says: "manny@mannysbodyshop.com", knows: { email: "manny@mannysbodyshop.com" } },
			{ says: "Manny's Body Shop in Fresno", knows: { company: "Manny's Body Shop", industry: cars } },
			{ says: "estimates take forever", knows: { need: "estimates take forever" } },
			{ says: "me and 5 guys", knows: { companySize: "me and 5 guys" } },
			{ says: "depends what I get for it, 300 to 400 a month", knows: { budget: "300 to 400 a month" } },
			{ says: "soon as possible", knows: { timing: "soon as possible" } },
		],
	},
	{
		promise: "people counted by season are no date, and a budget kept back is let go",
		lines: [
			{
				says: "I'm Paula from Andes Treks, paula@andestreks.pe",
				knows: { name: "Paula", company: "Andes Treks" },
			},
			{
				says: "we want to sell tours while we sleep",
				knows: { need: "we want to sell tours while we sleep", industry: hotel },
			},
			{ says: "16 in high season, 8 otherwise", knows: { companySize: "16 people" } },
			{ says: "I'd prefer not to share that", lacks: [/budget/i] },
			{ says: "by the time the dry season starts", knows: { timing: "by the time the dry season starts" } },
		],
		declined: ["budget"],
	},
	{
		promise: "an address typed wrong is replaced, and nothing of that is kept as the need",
		lines: [
			{ says: "Frank DeLuca here, frank@delucahomes.com", knows: { name: "Frank DeLuca" } },
			{
				says: "the company is DeLuca Custom Homes",
				knows: { company: "DeLuca Custom Homes", industry: building },
			},
			{
				says: "oh and it's frank.deluca@delucahomes.com, typed it wrong",
				knows: { email: "frank.deluca@delucahomes.com" },
			},
			{ says: "we lose leads", knows: { need: "we lose leads" } },
			{ says: "about 2 dozen", knows: { companySize: "2 dozen" } },
		],
	},
];
