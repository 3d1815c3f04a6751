import type { Conversation } from "../schema.ts";

/** Held out: how strangers write. Never read while the engine is changed: only `npm run quality` plays them, and no test. */
export const heldOut: readonly Conversation[] = [
	{
		promise: "hair salon owner, all at once",
		lines: [
			{
				says: "hi im tasha green i own a hair salon in austin and i keep missing texts when im with a client. tasha@greenhair.com",
				knows: { name: "Tasha Green", email: "tasha@greenhair.com" },
			},
		],
	},
	{
		promise: "restaurant asks first",
		lines: [
			{ says: "does this work for restaurants?" },
			{
				says: "mike dorsey, mike@dorseysgrill.com",
				knows: { name: "Mike Dorsey", email: "mike@dorseysgrill.com" },
			},
			{ says: "how long till its up and running", source: "/en/how-we-do-it" },
		],
	},
	{
		promise: "travel agency with many facts",
		lines: [
			{
				says: "Hey! We're Blue Coast Travel, a travel agency with 12 people. I'm Laura Kim, laura@bluecoast.com and we want to answer quotes faster",
				knows: { name: "Laura Kim", email: "laura@bluecoast.com", industry: "hospitalidad-viajes" },
			},
		],
	},
	{
		promise: "online shop worried about data",
		lines: [
			{ says: "who gets to see my info?", source: "/en/legal" },
			{
				says: "ok fine. carl jones carl.jones@shoply.com",
				knows: { name: "Carl Jones", email: "carl.jones@shoply.com" },
			},
			{ says: "i sell clothes online", knows: { industry: "retail-ecommerce" } },
		],
	},
	{
		promise: "realtor in one word",
		lines: [
			{ says: "real estate", knows: { industry: "real-estate-construccion" } },
			{ says: "pete hall, pete@hallhomes.com", knows: { name: "Pete Hall", email: "pete@hallhomes.com" } },
		],
	},
	{
		promise: "whatsapp",
		lines: [{ says: "does it hook up to whatsapp or how does that work", source: "/en/how-we-do-it" }],
	},
	{
		promise: "languages",
		lines: [{ says: "can it talk spanish too? half my customers do", source: "/en" }],
	},
	{
		promise: "afraid of firing people",
		lines: [{ says: "so would i have to let my receptionist go?", source: "/en/how-we-do-it" }],
	},
	{
		promise: "school",
		lines: [
			{
				says: "good morning, i work at st anne's school, i'm rose ellen diaz and my email is rose.diaz@stannes.org",
				knows: { name: "Rose Ellen Diaz", email: "rose.diaz@stannes.org" },
			},
		],
	},
	{
		promise: "name then email",
		lines: [
			{ says: "my name is Andrew Penn", knows: { name: "Andrew Penn" } },
			{ says: "andrew.penn@nailhardware.com is my email", knows: { email: "andrew.penn@nailhardware.com" } },
		],
	},
	{
		promise: "phone and email",
		lines: [
			{
				says: "diana here, cell is 212 555 0199 and email dianita88@hotmail.com",
				knows: { email: "dianita88@hotmail.com" },
			},
		],
	},
	{
		promise: "a product",
		lines: [{ says: "whats contact pilot??", source: "/en/products" }],
	},
	{
		promise: "free audit",
		lines: [{ says: "is the diagnosis thing actually free?", source: "/en/audit" }],
	},
	{
		promise: "support",
		lines: [{ says: "who helps me after its set up if it breaks", source: "/en/how-we-do-it" }],
	},
	{
		promise: "hotel",
		lines: [
			{
				says: "Ernest Vale ernest@valehotel.com i run a 30 room hotel",
				knows: { name: "Ernest Vale", email: "ernest@valehotel.com", industry: "hospitalidad-viajes" },
			},
			{ says: "Vale Hotel", knows: { company: "Vale Hotel" } },
		],
	},
	{
		promise: "gym",
		lines: [
			{
				says: "hey i have a gym and cant keep up w the msgs. name's kevin moore, email kevin@fitmoore.com",
				knows: { name: "Kevin Moore", email: "kevin@fitmoore.com" },
			},
		],
	},
	{
		promise: "country",
		lines: [{ says: "do you guys work in mexico or just colombia?", source: "/en/about" }],
	},
	{
		promise: "crm",
		lines: [{ says: "we use hubspot, can you connect to that?", source: "/en/how-we-do-it" }],
	},
	{
		promise: "person",
		lines: [
			{ says: "id rather talk to a real person" },
			{ says: "sophie.lee@leeco.com", knows: { email: "sophie.lee@leeco.com" } },
		],
	},
	{
		promise: "dentist",
		lines: [
			{
				says: "hi, bright smiles dental clinic, i'm dr ivan cruz ivan@brightsmiles.com",
				knows: { name: "Ivan Cruz", email: "ivan@brightsmiles.com" },
			},
		],
	},
];
