import type { Conversation } from "../schema.ts";

/** What one message, typed on a phone, tells about somebody. */
function told(says: string, knows: Conversation["knows"]): Conversation {
	return { promise: `“${says}” is understood`, lines: [{ says, knows }] };
}

/** What is asked on a phone, and the page that answers it. */
function asked(says: string, source: string): Conversation {
	return { promise: `“${says}” is answered with its page`, lines: [{ says, source }] };
}

const hotel = "hospitalidad-viajes";
const building = "real-estate-construccion";
const shop = "retail-ecommerce";
const cars = "automotriz-aftermarket";
const school = "educacion-ong";

/** Owners of small businesses on their phones: in a hurry, without apostrophes or capitals, two facts in a breath. */
export const onThePhone: readonly Conversation[] = [
	told("hey, we're a lil hotel in Cartagena, like 20 of us", { industry: hotel, companySize: "20 of us" }),
	told("i run a small bnb w my sister, its just the 2 of us", {
		industry: hotel,
		companySize: "2 of us",
	}),
	told("hi im dana, own a flower shop in austin", { name: "Dana", industry: shop }),
	told("name's Mike Torres btw, mike.torres@gmail.com", {
		name: "Mike Torres",
		email: "mike.torres@gmail.com",
	}),
	told("were a construction co out of houston, bout 45 guys", { industry: building, companySize: "45 guys" }),
	told("this is karen from Bright Smiles Dental", { name: "Karen", company: "Bright Smiles Dental" }),
	told("we got a tire shop in laredo, 7 employees total", { industry: cars, companySize: "7 employees" }),
	told("i manage a private school here in monterrey, around 60 teachers", {
		industry: school,
		companySize: "60 teachers",
	}),
	{
		promise: "an address spelled out is confirmed before it is kept",
		lines: [
			{ says: "my email is luz dot perez at hotmail dot com", has: [/luz\.perez@hotmail\.com/] },
			{ says: "yes", knows: { email: "luz.perez@hotmail.com" } },
		],
	},
	told("txt me at 305-555-0142", { phone: "+13055550142" }),
	told("its Robert, robertc@outlook.com, 786 555 0110", {
		name: "Robert",
		email: "robertc@outlook.com",
		phone: "+17865550110",
	}),
	told("we sell shoes online, team of 12", { industry: shop, companySize: "12 people" }),
	told("im the owner of Casa Amarilla, its a hostel in Medellin", {
		company: "Casa Amarilla",
		industry: hotel,
	}),
	told("we have a dozen people working here", { companySize: "a dozen people" }),
	told("theres five of us", { companySize: "five of us" }),
	told("twenty something employees", { companySize: "twenty something employees" }),
	told("our budget is under 5k a month", { budget: "under 5k a month" }),
	told("cant spend more than $800 a month", { budget: "$800 a month" }),
	told("we can do like 2 grand", { budget: "2 grand" }),
	told("i was thinking 1500 bucks tops", { budget: "1500 bucks" }),
	told("need it before thanksgiving", { timing: "before thanksgiving" }),
	told("we open in may so before that", { timing: "in may" }),
	told("no rush, sometime next year", { timing: "next year" }),
	told("asap pls, high season starts in december", { timing: "asap" }),
	told("we need it up by the end of the month", { timing: "by the end of the month" }),
	told("guests keep asking the same stuff on whatsapp and nobody answers at nite", {
		industry: hotel,
		need: "guests keep asking the same stuff on whatsapp and nobody answers at nite",
	}),
	told("i want something to answer instagram dms for my boutique", {
		industry: shop,
		need: "i want something to answer instagram dms for my boutique",
	}),
	told("we miss a ton of calls when were on site", { need: "we miss a ton of calls when were on site" }),
	told("too many no shows at my clinic", { need: "too many no shows at my clinic", industry: "other" }),
	told("parents call all day asking bout tuition and we cant keep up", {
		industry: school,
		need: "parents call all day asking bout tuition and we cant keep up",
	}),
	told("im a realtor in miami and i lose leads on weekends", {
		industry: building,
		need: "i lose leads on weekends",
	}),
	told("used car dealer here, 15 ppl, 4k budget", { industry: cars, companySize: "15 ppl", budget: "4k" }),
	{
		promise: "answers of a word or two, each to its question, are kept",
		lines: [
			{ says: "yo" },
			{ says: "tony g, tony@tonyspizza.com", knows: { name: "Tony G", email: "tony@tonyspizza.com" } },
			{ says: "tonys pizza", knows: { company: "tonys pizza" } },
			{ says: "restaurant", knows: { industry: "other" } },
			{ says: "answer the phone when its packed", knows: { need: "answer the phone when its packed" } },
			{ says: "bout 8", knows: { companySize: "8 people" } },
			{ says: "idk maybe 500 a month", knows: { budget: "500 a month" } },
			{ says: "like next month", knows: { timing: "next month" } },
		],
	},
	{
		promise: "numbers in words answer how many and how much",
		lines: [
			{ says: "hi, Ana Ruiz here, ana@hotelruiz.mx" },
			{ says: "hotel ruiz", knows: { company: "hotel ruiz", industry: hotel } },
			{ says: "less phone calls at the front desk", knows: { need: "less phone calls at the front desk" } },
			{ says: "twenty", knows: { companySize: "twenty" } },
			{ says: "three thousand dollars", knows: { budget: "three thousand dollars" } },
			{ says: "after easter", knows: { timing: "after easter" } },
		],
	},
	{
		promise: "facts told before they are asked are not asked again",
		lines: [
			{
				says: "hello! im Priya, we have 2 guesthouses in Goa n about 18 staff. wanna get more direct bookings",
				knows: {
					name: "Priya",
					industry: hotel,
					companySize: "18 staff",
					need: "wanna get more direct bookings",
				},
			},
			{ says: "priya@bluepalm.in", knows: { email: "priya@bluepalm.in" }, lacks: [/how many people/i] },
		],
	},
	{
		promise: "a question asked in the middle is answered and the fact beside it kept",
		lines: [
			{
				says: "we r 9 people, how much is it",
				knows: { companySize: "9 people" },
				source: "/en/audit",
			},
			{ says: "ok and how long til its live", source: "/en/how-we-do-it" },
			{ says: "cool. sam wilson, sam@wilsonbuilds.com", knows: { name: "Sam Wilson" } },
		],
	},
	asked("whats it gonna run me", "/en/audit"),
	asked("how much u charge", "/en/audit"),
	asked("ballpark price?", "/en/audit"),
	asked("do u guys do wordpress sites", "/en/solutions"),
	asked("can i try it first", "/en/demos"),
	asked("got any examples i can look at", "/en/demos"),
	asked("who else uses this", "/en/cases"),
	asked("any hotels using it rn?", "/en/industries/hospitalidad-viajes"),
	asked("does it hook up to hubspot", "/en/how-we-do-it"),
	asked("will it work w my whatsapp business number", "/en/how-we-do-it"),
	asked("do i gotta be techy", "/en/how-we-do-it"),
	asked("i dont know anything bout computers is that ok", "/en/how-we-do-it"),
	asked("is my receptionist gonna lose her job", "/en/how-we-do-it"),
	asked("what if it says something wrong to a customer", "/en/how-we-do-it"),
	asked("can a real person jump in", "/en/products"),
	asked("does it talk portuguese", "/en"),
	asked("how quick does it reply", "/en"),
	asked("does it answer at 3am", "/en"),
	asked("where u guys based", "/en/about"),
	asked("do you work with ppl in the us", "/en/about"),
	asked("who's behind this", "/en/about"),
	asked("what do u do with my number", "/en/legal"),
	asked("u gonna spam me?", "/en/legal"),
	asked("is my info safe w you", "/en/legal"),
	asked("whats the free audit thing", "/en/audit"),
	asked("is the first call free", "/en/audit"),
	asked("what time do yall open", "/en/contact"),
	asked("whats ur number", "/en/contact"),
	asked("can someone call me tmrw", "/en/contact"),
	asked("what happens after its set up, do you help", "/en/how-we-do-it"),
	asked("how many weeks to get going", "/en/how-we-do-it"),
	asked("what comes in the proposal pdf", "/en/how-we-do-it"),
	asked("can it take reservations", "/en/solutions"),
	asked("can patients book through it", "/en/solutions"),
	asked("what is contact pilot", "/en/products"),
	asked("what r your products", "/en/products"),
	asked("does it work for a law firm", "/en/industries"),
	asked("do you do car dealerships", "/en/industries/automotriz-aftermarket"),
	asked("how do i log in, im a client", "/en/portal"),
	asked("isnt this just chatgpt", "/en/how-we-do-it"),
	asked("is it worth the money", "/en"),
	asked("do u help w digital transformation too", "/en/consulting"),
];
