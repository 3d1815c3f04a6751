import { hotel } from "../industries.ts";
import type { Conversation } from "../schema.ts";
import { told } from "./told.ts";

/** What one message must not be taken for, whatever else it tells. */
function nothingOf(says: string, knows: Conversation["knows"]): Conversation {
	return { promise: `“${says}” is not misread`, lines: [{ says, knows }] };
}

/** Owners who never heard of our words: what happens to them, who they are, what stands on their door. */
export const strangersWords: readonly Conversation[] = [
	// Who of their world does what.
	told("boiler repair in Hull. tenants ring me at 6 am and I am on another job", {
		need: "tenants ring me at 6 am and I am on another job",
	}),
	told("we groom dogs, people book online then dont turn up", {
		need: "people book online then dont turn up",
	}),
	told("kayak tours in Bantry. visitors ask do we have life jackets like forty times a day", {
		industry: hotel,
		need: "visitors ask do we have life jackets like forty times a day",
	}),
	told("vendors send us price lists in pdf and my sister types them into excel", {
		need: "vendors send us price lists in pdf and my sister types them into excel",
	}),
	told("brides ask for a quote and then go quiet", { need: "brides ask for a quote and then go quiet" }),
	told("applicants start the form and give up", { need: "applicants start the form and give up" }),
	told("the clients dont understand my invoices and call me on sundays", {
		need: "the clients dont understand my invoices and call me on sundays",
	}),
	told("florist. walk-ins ask how much, I tell them, they leave", {
		need: "walk-ins ask how much, I tell them, they leave",
	}),
	told("Parcels land, drivers wait, nobody answers the gate. it's a depot in Derby", {
		need: "Parcels land, drivers wait, nobody answers the gate",
	}),
	told("the phone rings while im cutting hair", { need: "the phone rings while im cutting hair" }),
	told("my bookkeeper nags about receipts every month", {
		need: "my bookkeeper nags about receipts every month",
	}),
	told("quotes go out late and the customer has already hired another guy", {
		need: "quotes go out late and the customer has already hired another guy",
	}),
	// What they do themselves.
	told("I keep the whole class list in my head", { need: "I keep the whole class list in my head" }),
	told("going since 1998 and we still write every order on paper", {
		need: "we still write every order on paper",
	}),
	told("I retype every order from whatsapp into the till", {
		need: "I retype every order from whatsapp into the till",
	}),
	told("two systems and the stock never matches", { need: "two systems and the stock never matches" }),
	told("I spend sundays doing the rota", { need: "I spend sundays doing the rota" }),
	told("half my evening goes on answering the same five questions", {
		need: "half my evening goes on answering the same five questions",
	}),
	told("mostly late payments", { need: "late payments" }),
	// What they wish.
	told("nail bar in Cork. need somebody to pick up when my hands are full", {
		need: "need somebody to pick up when my hands are full",
	}),
	told("id love something that reminds people to pay", {
		need: "id love something that reminds people to pay",
	}),
	told("what we need is that parents confirm without a phone call", {
		need: "parents confirm without a phone call",
	}),
	told("i wish customers could see the stock online", {
		need: "i wish customers could see the stock online",
	}),
	told("more bookings midweek", { need: "more bookings midweek", name: null }),
	told("getting paid on time", { need: "getting paid on time" }),
	told("Name: Olu. Business: Olu Prints. Need: orders by whatsapp", {
		name: "Olu",
		company: "Olu Prints",
		need: "orders by whatsapp",
	}),
	told("We run a food truck and people never know where we are parked", {
		need: "people never know where we are parked",
	}),
	// Who or what makes it, whatever the verb, once we know what business it is.
	told("Dental lab in Leeds. Couriers leave the boxes at the wrong door and the surgeries blame us", {
		need: "Couriers leave the boxes at the wrong door and the surgeries blame us",
	}),
	told("We run a choir in Cork. Singers sign up and we never see them again", {
		need: "Singers sign up and we never see them again",
	}),
	told("Solar installer in Tucson. The permits sit at the county for weeks and homeowners yell at us", {
		need: "The permits sit at the county for weeks and homeowners yell at us",
	}),
	told("Horse riding school. Our payment page scares people off", {
		need: "Our payment page scares people off",
	}),
	told("Vet clinic in Porto. Owners who brought a pet for surgery phone nonstop to hear how it went", {
		need: "Owners who brought a pet for surgery phone nonstop to hear how it went",
	}),
	told("We sell tiles. The salesmen promise wrong dates because the stock list is never updated", {
		need: "The salesmen promise wrong dates because the stock list is never updated",
	}),
	told("We fabricate steel gates. The sales desk makes the quotations in Excel and takes three days", {
		need: "The sales desk makes the quotations in Excel and takes three days",
		industry: "other",
	}),
	told("Bike rentals in Vigo. Riders pick a bike on the site, then they vanish", {
		need: "Riders pick a bike on the site, then they vanish",
	}),
	told("I have a print shop in Perth and honestly half my morning goes on resizing photos", {
		need: "half my morning goes on resizing photos",
	}),
	told("Opticians in Swansea. What I'd love is to fill the gaps when somebody cancels", {
		need: "fill the gaps when somebody cancels",
	}),
	told("Barber in Leith. What I'd love is to stop double-booking the Saturdays", {
		need: "stop double-booking the Saturdays",
	}),
	// No need, however it sounds.
	...[
		"your signup form froze on me twice yesterday, fix it",
		"our customers love us and come back every year",
		"the neighbor pays 200 a month to some firm called Zap",
		"my husband told me to write you a line",
		"we bake bread by hand and sell it at the market",
		"people call me Mac",
		"customers don't like talking to robots",
		"i need someone to call me tomorrow",
		"my email is wrong",
		"every winter we close from christmas to february",
		"I can't find the contact form",
		"We make candles in Maine. Candles made with soy wax and no perfume at all",
		"Bakery in Leeds. Our bread is made without yeast or sugar",
		"Surf school in Ericeira. The waves never stop here in winter",
		"Law firm in Dublin. The partners meet on Mondays and nobody works late",
		"We run a hotel. The boss would never approve that",
		"Hotel in Lima. The website you built for the neighbors never fails",
		"Dentist. Our patients trust us and bring their kids without being asked",
		"Bakery in Leeds. Our sourdough takes three days to rise",
		"Hotel in Cusco. The trek takes four days",
		"We sell wine. The grapes ripen late in our valley",
		"Clinic in Quito. Patients don't need an appointment",
		"Restaurant. The kitchen closes at ten and never on Sundays",
		"Farm shop in Devon. The orchards were planted in 1920 and nobody else grows there",
	].map((says) => nothingOf(says, { need: null })),
	// Names.
	told("hello, here Nilda Quiroga from Cumbre Serena, we rent cabins", {
		name: "Nilda Quiroga",
		company: "Cumbre Serena",
	}),
	told("myself Prakash Nair, travel agency in Kochi", { name: "Prakash Nair", industry: hotel }),
	told("my name it is Yuliana, with y please", { name: "Yuliana", need: null }),
	told("I'm Doreen, Doreen Blackwood, and I teach piano", { name: "Doreen Blackwood" }),
	told("i am the owner's daughter, Svetlana", { name: "Svetlana" }),
	told("Osman, of Threadbare Books", { name: "Osman", company: "Threadbare Books" }),
	told("Anne-Lise from Moroni, we run a guesthouse", { name: "Anne-Lise" }),
	told("Ifeoma Bello-Grant (two surnames, long story)", { name: "Ifeoma Bello-Grant", need: null }),
	told("Fergus though, nice to meet you", { name: "Fergus" }),
	told("before you ask, its Zanele, and no newsletters please", { name: "Zanele" }),
	told("hi its Piotr from Kowal Windows", { name: "Piotr", company: "Kowal Windows" }),
	told("I'm a florist called Petra", { name: "Petra", company: null }),
	...[
		"Hello dear",
		"Hi folks",
		"Excuse me",
		"Opticians, Swansea",
		"plumbing supplies firm, Limerick",
		"law practice in Accra, Ghana",
		"Surf camp for beginners, Palm Bay",
		"staffing office, Raleigh NC",
		"divorces mostly, cheerful stuff",
		"im drowning here, help",
		"i am Ramon's son",
	].map((says) => nothingOf(says, { name: null })),
	// Companies.
	told("Copper Fern is mine, I sell houseplants", { company: "Copper Fern" }),
	told("toy shop, we post too. Button & Bear", { company: "Button & Bear" }),
	told("pizzeria in Trenton, Zia Carmela's", { company: "Zia Carmela's" }),
	told("decks and fences, in Tucson, Dry Creek Timber LLC, and i am Anselmo", {
		company: "Dry Creek Timber LLC",
		name: "Anselmo",
	}),
	told("Corporal Finch Motors, panel beating, Ballarat", { company: "Corporal Finch Motors", name: null }),
	told("i teach toddlers to paint. Little Badgers art school, Hobart", { company: "Little Badgers" }),
	told("Its gearboxes and clutches, Novak Performance", { company: "Novak Performance", name: null }),
	told("Rolling Pin, a bakery in Leeds", { company: "Rolling Pin", name: null }),
	told("The Copper Kettle, tearoom, Whitby", { company: "The Copper Kettle", name: null }),
	told("Rosewater Bakery here, cakes for weddings", { company: "Rosewater Bakery", name: null }),
	told("we have a bakery called Morning Glory btw", { company: "Morning Glory" }),
	told("we run a gym called Iron Fox even tho foxes are small", { company: "Iron Fox" }),
	told("Greta Lindqvist, Salt & Anchor", { name: "Greta Lindqvist", company: "Salt & Anchor" }),
	...[
		"our competitor uses some app called Botly",
		"a friend called Marta sent me",
		"roofer on Mill Road, Cambridge",
		"flower shop in San Juan, Puerto Rico",
	].map((says) => nothingOf(says, { company: null })),
	...(
		[
			["Devika Ranganath", { name: "Devika Ranganath", company: null }],
			[
				"Sorcha Delahunt, and the place is Amber Quay Hostel",
				{ name: "Sorcha Delahunt", company: "Amber Quay Hostel" },
			],
			[
				"Temperance Okafor, Second Helping Leeds",
				{ name: "Temperance Okafor", company: "Second Helping Leeds" },
			],
			["Siobhan Keane, Salt Lake City", { name: "Siobhan Keane", company: null }],
			["Easter", { name: null, timing: "Easter" }],
		] as const
	).map(([says, knows]) => ({
		promise: `“${says}” is heard for who it is after other things were told`,
		lines: [{ says: "We run a hostel, guests call all night" }, { says: "7 people" }, { says, knows }],
	})),
	...(
		[
			["Jignesh. +91 98200 55513", { name: "Jignesh", company: null }],
			["Rakesh Deshmukh", { name: "Rakesh Deshmukh", company: null }],
			["Copper Fern", { name: null, company: "Copper Fern" }],
		] as const
	).map(([says, knows]) => ({
		promise: `“${says}”, answers for the company where no name is known`,
		lines: [
			{ says: "We run a hostel, guests call all night" },
			{ says: "around 12 people" },
			{ says: "before Easter" },
			{ says: "500 a month" },
			{ says, knows },
		],
	})),
	{
		promise: "a name asked for late is heard, and what stands beside it is the company",
		lines: [
			{ says: "ceramics studio. half my week goes on chasing deposits", knows: { name: null } },
			{
				says: "Sukhbir. Gale & Nephews Kilns, yes nephews",
				knows: { name: "Sukhbir", company: "Gale & Nephews Kilns" },
			},
		],
		knows: { need: "half my week goes on chasing deposits" },
	},
	{
		promise: "what is said of the last agency is no need and no company",
		lines: [
			{
				says: "the last agency built us a page that still has sample text on it",
				knows: { need: null, company: null },
			},
			{ says: "we do kitchens and loft conversions", knows: { need: null } },
			{
				says: "people fill the form and we call them a week later",
				knows: { need: "people fill the form and we call them a week later" },
			},
		],
	},
	{
		promise: "whoever asked for the need answers with nothing has told none",
		lines: [
			{
				says: "I'm Nkechi, nk@ivorylace.com, Lace & Ivory",
				knows: { name: "Nkechi", company: "Lace & Ivory" },
			},
			{ says: "bridal boutique", knows: { need: null } },
			{ says: "hmm, hard to say", knows: { need: null } },
			{ says: "brides dont come to their fittings", knows: { need: "brides dont come to their fittings" } },
		],
	},
];
