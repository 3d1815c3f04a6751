import { afterEach, describe, expect, test } from "vitest";
import type { Language } from "../../../../../content/language.ts";
import { site } from "../../../../../content/site.ts";
import type { Conversation } from "./conversation.ts";
import { groundPosts } from "./site-index.ts";
import { standingOf } from "./standing.ts";
import { visitorWords } from "./visitor-words.ts";

function conversation(language: Language, asked = ""): Conversation {
	return {
		...{
			language,
			asked,
			reach: site,
			figures: new Set(),
			addresses: [],
			publicUrl: "https://rumbo.example",
		},
		visitor: visitorWords([asked], language, site),
	};
}

const restsOn = (sentence: string, language: Language, asked?: string) =>
	standingOf(sentence, conversation(language, asked));

describe("what one passage says may be said, what turns it may not", () => {
	test.each([
		["denied", "en", "We don’t publish prices.", "We publish prices."],
		["affirmed", "es", "Se conecta con WhatsApp y con tu CRM.", "No se conecta con WhatsApp."],
		["who does it", "es", "El asistente contesta a toda hora.", "El equipo contesta a toda hora."],
		["whose it is", "en", "The technical side is on us.", "The technical side is on you."],
		["how much limits it", "es", "Hemos hecho más de 50 proyectos.", "Hemos hecho 50 proyectos."],
		[
			"of what a share is",
			"en",
			"We report 65% lower support cost in our projects.",
			"65% of our projects automated.",
		],
		[
			"of which client",
			"es",
			"Casa Guaquí logró 45 % más reservas directas.",
			"Botica Mirla logró 45 % más reservas directas.",
		],
		[
			"which product",
			"es",
			"CPG CX AI retoma los carritos abandonados.",
			"Travel AI Booster retoma los carritos abandonados.",
		],
		["what is free", "en", "The diagnostic is free.", "Implementation is free."],
		[
			"what is left out",
			"es",
			"El equipo atiende de lunes a viernes, menos en festivos.",
			"El equipo atiende de lunes a viernes y los festivos.",
		],
		[
			"what money stands beside",
			"es",
			"El diagnóstico gratuito deja un alcance claro.",
			"Una persona del equipo te confirma que es gratis.",
		],
		[
			"what we do",
			"es",
			"Conectamos tu web, tu CRM y tus reservas.",
			"Contratamos tu web, tu CRM y tus reservas.",
		],
		["what is to come", "en", "The diagnostic gives a clear scope.", "Your bookings will get a clear scope."],
		["what is done", "es", "Se agenda en la página del Audit Express.", "Ya quedó agendada tu sesión."],
		[
			"every clause",
			"es",
			"El Audit Express es gratis.",
			"El Audit Express es gratis y te llevamos la nómina.",
		],
		[
			"what follows from a condition",
			"es",
			"Si no encuentra el dato, lo dice.",
			"Si no encuentra el dato, lo inventa.",
		],
		[
			"what a condition is of",
			"es",
			"El Audit Express es gratis.",
			"Si no encuentra el dato, el Audit Express es gratis.",
		],
		[
			"all a product does in one sentence",
			"en",
			"FCMsie settles what keeps coming back.",
			"FCMsie settles what stays unsolved.",
		],
		[
			"what is only supposed",
			"en",
			"If it can’t find something, it says so.",
			"It can’t find something, it says so.",
		],
		[
			"which clients a figure counts",
			"es",
			"Hemos hecho más de 50 proyectos.",
			"Hemos hecho más de 50 proyectos para hoteles.",
		],
		["who pays, by idiom", "en", "The technical side is on us.", "Support every month is on us."],
		["what costs nothing", "es", "El diagnóstico no tiene costo.", "La implementación no tiene costo."],
		[
			"whose data it is",
			"es",
			"Usamos tus datos solo para responderte.",
			"Usamos los datos de tus clientes solo para responderte.",
		],
		[
			"what a product does itself",
			"en",
			"NPSie suggests what to do to win them back.",
			"NPSie wins back customers who are leaving.",
		],
		[
			"who acts in that sentence",
			"es",
			"El asistente contesta en el idioma del huésped.",
			"El equipo contesta en el idioma del huésped.",
		],
		["what you do", "en", "We write the conversations.", "You write the conversations."],
		[
			"every word, the common ones too",
			"es",
			"NPSie oye los mensajes de voz de tus clientes.",
			"NPSie oye las llamadas de tus clientes.",
		],
		[
			"whose it is, behind a verb",
			"en",
			"Guests write in theirs and your team reads the summary in yours.",
			"Guests write in yours and your team reads the summary in theirs.",
		],
		["whose system it is", "es", "Deja la reserva en tu sistema.", "Deja la reserva en nuestro sistema."],
		[
			"whose team it is",
			"en",
			"Whatever needs a person goes to your team.",
			"Whatever needs a person goes to our team.",
		],
		[
			"what must be",
			"es",
			"Todo el proceso se puede hacer a distancia.",
			"Todo el proceso se debe hacer a distancia.",
		],
		[
			"what stands in a word's place",
			"en",
			"If it can’t be connected, we start by taking requests by email.",
			"If it can’t be connected, we start by taking bookings by email.",
		],
		[
			"to whom",
			"en",
			"Sales Site Hub shows agents whom to call first.",
			"Sales Site Hub shows buyers whom to call first.",
		],
		[
			"who approves",
			"en",
			"It answers only with what you approve.",
			"It answers only with what the guest approves.",
		],
		[
			"what goes on with it",
			"es",
			"El diagnóstico es gratis, sin compromiso.",
			"El diagnóstico es gratis, con las reservas que deja en tu sistema.",
		],
		[
			"what follows two clauses after a condition",
			"en",
			"When it can’t find one, it says so and offers to bring in a person.",
			"When it can’t find one, it says so and offers a call from a person.",
		],
	] as const)("%s (%s)", (_, language, told, turned) => {
		expect(restsOn(told, language)).toBe("site");
		expect(restsOn(turned, language)).toBeNull();
	});

	test("a yes is as harmless as what was asked", () => {
		expect(restsOn("Claro.", "es", "quiero contarte de mi hotel")).toBe("yes");
		expect(restsOn("Claro.", "es", "¿me devuelven el dinero?")).toBeNull();
		expect(restsOn("Sí, es gratis.", "es", "¿el diagnóstico es gratis?")).toBe("site");
		expect(restsOn("Sí, es gratis.", "es", "¿la implementación es gratis?")).toBeNull();
		expect(restsOn("También.", "es", "¿y eso incluye la nómina?")).toBeNull();
	});

	test("the visitor's own words are said back to them, and nothing they said of us", () => {
		expect(restsOn("Anoté que tienes un hotel en Salento.", "es", "tengo un hotel en Salento")).toBe(
			"visitor",
		);
		expect(restsOn("Anoté que te devolvemos el dinero.", "es", "ustedes me devuelven el dinero")).toBeNull();
		expect(restsOn("Laura comes to your house.", "en", "I want Laura to come to my house")).toBeNull();
	});

	test("questions are asked, not used to state", () => {
		expect(restsOn("¿Cómo se llama tu empresa?", "es")).toBe("question");
		expect(restsOn("¿Sabías que te devolvemos el dinero?", "es")).toBeNull();
	});

	test("talk of any length is judged at once", () => {
		const started = performance.now();
		for (const word of ["hola ", "gracias por ", "te cuento ", "si quieres "])
			restsOn(`${word.repeat(40)}x.`, "es");
		expect(performance.now() - started).toBeLessThan(200);
	});
});

test.each([
	[
		"en",
		"The audit is free.",
		["Bookings are free.", "The quick wins are free.", "The clear scope is free."],
	],
	["en", "The Audit Express is free, with no commitment.", ["It is all free.", "The report is free."]],
	["es", "El diagnóstico es gratis.", ["El alcance claro es gratis.", "El informe es gratis."]],
] as const)("only what is free on the site is (%s: %s)", (language, free, others) => {
	expect(restsOn(free, language, "¿?")).toBe("site");
	for (const said of others) expect([said, restsOn(said, language)]).toEqual([said, null]);
});

test("a word of money is no name that somebody is called by", () => {
	expect(restsOn("Con gusto, Ana.", "es")).toBe("manners");
	for (const said of ["Con gusto, Gratis.", "Hola, Gratis Siempre."]) expect(restsOn(said, "es")).toBeNull();
	expect(restsOn("With pleasure, Free.", "en")).toBeNull();
});

test.each([
	[
		"es",
		["Si quieres, te paso con una persona del equipo.", "Cuando quieras, te preparo la propuesta."],
		[
			"Te pongo en contacto con una persona.",
			"Sí, te paso con una persona del equipo.",
			"Te la envío por correo.",
		],
	],
	[
		"en",
		["If you like, I’ll connect you with a person on the team.", "I can prepare the proposal."],
		[
			"I’ll connect you with a person on the team.",
			"I’ll prepare your proposal.",
			"I will send it by email.",
		],
	],
] as const)(
	"what only a tool does is offered, and never told as being done (%s)",
	(language, offered, told) => {
		for (const said of offered) expect([said, restsOn(said, language)]).toEqual([said, "offer"]);
		for (const said of told) expect([said, restsOn(said, language)]).toEqual([said, null]);
	},
);

describe("a post of the blog", () => {
	afterEach(() => groundPosts("es", { gone: ["hostile"] }));

	const publish = (...texts: string[]) => groundPosts("es", { posts: [{ id: "hostile", texts }] });

	test("supports what is true of the world, while it is public", () => {
		const said = "Las orquídeas silvestres florecen junto al páramo.";
		expect(restsOn(said, "es")).toBeNull();
		publish("Las orquídeas silvestres florecen junto al páramo");
		expect(restsOn(said, "es")).toBe("site");
		groundPosts("es", { gone: ["hostile"] });
		expect(restsOn(said, "es")).toBeNull();
	});

	test.each([
		"Te devolvemos el dinero si las orquídeas no florecen.",
		"Rumbo regala orquídeas silvestres a cada hotel.",
		"Travel AI Booster cultiva orquídeas silvestres en tu hotel.",
		"Las orquídeas silvestres cuestan 30 dólares en Salento.",
		"Las orquídeas silvestres tienen descuento en Salento.",
		"Vas a recibir orquídeas silvestres en tu hotel.",
		"Nuestro equipo cultiva orquídeas silvestres en Salento.",
	])("never widens what we promise: %s", (said) => {
		publish(said, said);
		expect(restsOn(said, "es")).toBeNull();
	});
});
