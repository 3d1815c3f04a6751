import type { Conversation } from "../schema.ts";

/** Refusals, slips, nonsense, other languages, other people. */
export const difficult: readonly Conversation[] = [
	{
		promise: "whoever keeps their email is told what that means and is still served",
		lines: [
			{ says: "I'd rather not share my email", has: [/proposal/, /contact page/], source: "/en/contact" },
			{ says: "Martha", has: [/Martha/], lacks: [/email/] },
			{ says: "I have a dental clinic and we miss calls", lacks: [/which email/i] },
			{ says: "I want the proposal", has: [/email/], wants: "nothing" },
			{ says: "fine, martha@smile.com" },
			{ says: "the proposal please", wants: "proposal" },
		],
		knows: { name: "Martha", industry: "other", email: "martha@smile.com" },
	},
	{
		promise: "phone, budget and what they don't know may stay unsaid",
		lines: [
			{ says: "Oscar Penn, oscar@penn.com, no phone", knows: { phone: null } },
			{ says: "I don't have a company yet", has: [/business/] },
			{ says: "an online clothing store" },
			{ says: "people abandon their carts" },
			{ says: "just me", knows: { companySize: "just me" } },
			{ says: "no budget yet", knows: { budget: null } },
			{ says: "not sure", has: [/proposal/] },
		],
		declined: ["phone", "company", "budget", "timing"],
	},
	{
		promise: "an incomplete email is asked for again, clearly, and not kept",
		lines: [
			{ says: "Ann Tower ann@tower", has: [/email/], knows: { email: null, name: "Ann Tower" } },
			{ says: "ann.tower.com", knows: { email: null } },
			{ says: "ann@tower.com.", knows: { email: "ann@tower.com" } },
		],
	},
	{
		promise: "an obvious slip in an email is confirmed before it is kept",
		lines: [
			{ says: "George Lark, george@gmail,com", has: [/@gmail\.com/], knows: { email: null } },
			{ says: "yes", knows: { email: "george@gmail.com" } },
		],
	},
	{
		promise: "an impossible phone number is pointed out once and does not get in the way",
		lines: [
			{ says: "Sara Gill, sara@gill.com, cell 300123", has: [/phone/], knows: { phone: null } },
			{ says: "go on without a phone", has: [/company/] },
		],
		declined: ["phone"],
	},
	{
		promise: "typing errors in the trade are understood",
		lines: [
			{ says: "Lena Poe lena@poe.com" },
			{ says: "I'm self-employed", has: [/business/] },
			{ says: "restauarnt", knows: { industry: "other" } },
		],
	},
	{
		promise: "what is not understood is asked differently, then a person is offered",
		lines: [
			{ says: "asdfghj", has: [/name/] },
			{ says: "qwrtpsdf", has: [/person/], offers: /Yes/ },
			{ says: "yes", has: [/email or phone/], source: "/en/contact" },
			{ says: "ann@x.com", wants: "person", lacks: [/tomorrow|minutes|hours|today/] },
		],
		knows: { email: "ann@x.com" },
	},
	{
		promise: "whoever asks for a person gets one, with no invented time",
		lines: [
			{ says: "Ralph Kane ralph@kane.com" },
			{
				says: "can I talk to a human?",
				wants: "person",
				has: [/email/],
				lacks: [/tomorrow|minutes|hours|today/],
			},
		],
	},
	{
		promise: "whoever goes over to Spanish goes on in Spanish with what was said",
		lines: [
			{ says: "I'm Luis Gómez", language: "en" },
			{ says: "gracias", language: "en" },
			{ says: "mejor en español, mi correo es luis@gomez.co y tengo un hotel", language: "es" },
		],
		knows: { name: "Luis Gómez", email: "luis@gomez.co", industry: "hospitalidad-viajes" },
	},
	{
		promise: "Spanish names of people and places change no language",
		lines: [
			{ says: "Maria del Mar Hoyos, mar@casaloma.co", language: "en" },
			{ says: "Hotel Casa Loma de los Andes", language: "en" },
		],
		knows: { name: "Maria del Mar Hoyos", industry: "hospitalidad-viajes" },
	},
	{
		promise: "“not yet” to the proposal is respected, and it can be asked for later",
		lines: [
			{
				says: "I'm Ines King, ines@king.com, from Moon Hotel, we're 12 people, we need to handle bookings at night, $4,000, by March",
				has: [/proposal/],
			},
			{ says: "not yet", has: [/proposal/], wants: "nothing" },
			{ says: "is there support after launch?", lacks: [/proposal/], wants: "nothing" },
			{ says: "ok, the proposal now please", wants: "proposal" },
		],
		knows: { company: "Moon Hotel" },
	},
	{
		promise: "what the proposal still lacks is named",
		lines: [
			{ says: "I want a proposal", has: [/I need/, /name/, /email/], wants: "nothing" },
			{ says: "Hugh Page hugh@page.com" },
			{
				says: "make me the proposal",
				has: [/I need/, /business does/],
				lacks: [/your name/],
				wants: "nothing",
			},
		],
	},
	{
		promise: "whoever doesn't know what they need gets examples from their trade",
		lines: [
			{ says: "Nora Gill nora@gill.com, I have a hotel" },
			{ says: "Nora's Inn" },
			{ says: "I don't know", has: [/familiar/], offers: /midnight/, knows: { need: null } },
			{ says: "We answer the same question all day long" },
		],
		knows: { need: "We answer the same question all day long" },
	},
	{
		promise: "what was skipped may be asked again once the proposal is asked for",
		lines: [
			{ says: "I'm Dave" },
			{ says: "no email" },
			{ says: "a gym" },
			{ says: "skip" },
			{ says: "skip" },
			{ says: "skip" },
			{ says: "proposal", has: [/email/], wants: "nothing" },
			{ says: "ok, dave@ironhouse.example", has: [/improve/] },
			{ says: "answer people who ask to join", has: [/proposal/], offers: /Yes/ },
			{ says: "yes", wants: "proposal" },
		],
		knows: { name: "Dave", industry: "other", need: "answer people who ask to join" },
	},
	{
		promise: "an insult meets calm and a person",
		lines: [
			{ says: "you are useless", has: [/person/] },
			{ says: "no", has: [/you and I/] },
		],
		knows: { name: null, need: null },
	},
	{
		promise: "the same fact is not asked for more than twice",
		lines: [
			{ says: "I have a hotel", has: [/name/] },
			{ says: "we lose bookings at night" },
			{ says: "we're 20 people" },
			{ says: "by January" },
			{ says: "$5,000", lacks: [/your name|and email/] },
		],
		knows: { industry: "hospitalidad-viajes", companySize: "20 people", budget: "$5,000" },
	},
	{
		promise: "markup stays out of names and replies",
		lines: [
			{ says: "<script>alert(1)</script>", lacks: [/[<>]/, /alert/] },
			{ says: "my name is <b>Ann</b>, ann@x.com", lacks: [/[<>]/], knows: { email: "ann@x.com" } },
		],
	},
];
