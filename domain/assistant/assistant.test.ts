import { describe, expect, it } from "vitest";
import type { Language } from "../../content/language.ts";
import { takeTurn } from "./assistant.ts";
import { type DialogueState, startDialogue } from "./dialogue/state.ts";
import { findEntry } from "./knowledge/entries.ts";
import type { Reply } from "./reply.ts";
import { textsIn } from "./say.ts";

/** Plays messages from the beginning. @returns every reply. */
function play(language: Language, ...messages: string[]): Reply[] {
	let state: DialogueState = startDialogue();
	let spoken = language;
	return messages.map((message) => {
		const reply = takeTurn({ state, message, language: spoken, page: language });
		({ state, language: spoken } = reply);
		return reply;
	});
}

function last(language: Language, ...messages: string[]): Reply {
	const reply = play(language, ...messages).at(-1);
	if (!reply) throw new Error("Nothing was said.");
	return reply;
}

const answer = (id: string, language: Language) => findEntry(id, language)?.answer ?? "no such entry";
const told = [
	"Soy Ana Ruiz del Hotel Brisa, ana@brisa.example",
	"de noche perdemos reservas porque nadie contesta",
];

describe("the assistant answers strangers", () => {
	it.each([
		["es", "¿Reciben hojas de vida?", "vacancies"],
		["en", "Where's my refund?", "refund"],
		["en", "Free trial, yes or no?", "free-trial"],
		["en", "Is there a native Cloudbeds integration, yes or no?", "named-integration"],
		["es", "¿mes a mes o no?", "contract-term"],
		["es", "me garantizan que me suben las ventas?", "results"],
		["es", "¿Qué es NPSie?", "product:npsie"],
		["en", "do you work with car dealerships?", "industry:automotriz-aftermarket"],
	] as const)("%s: «%s» by what is published under %s", (language, question, id) => {
		expect(last(language, question).text).toContain(answer(id, language).slice(0, 60));
	});

	it("answers the same after the brand was renamed", () => {
		const brand = { product: "Lindero", email: "a@lindero.example", phone: "+57 601 555 0100" };
		const reply = takeTurn({ state: startDialogue(), message: "¿qué es Lindero?", language: "es", brand });
		expect(reply.sources.length).toBeGreaterThan(0);
		expect(reply.unknownQuestion).toBeNull();
		expect(reply.text).not.toContain("Rumbo");
	});

	it("never answers with a blog post, nor with a yes before what it found", () => {
		for (const language of ["es", "en"] as const) {
			const reply = last(
				language,
				language === "es" ? "¿se conecta con Siigo, sí o no?" : "yes or no: Siigo?",
			);
			expect(reply.sources.every(({ url }) => !url.includes("/blog/"))).toBe(true);
			expect(reply.text).not.toMatch(/^(?:Sí|Yes)\b/);
		}
	});

	it("says that it does not know what nothing published is near, offers a person and keeps the question", () => {
		const reply = last("es", "¿patrocinan carreras de zeppelines en Groenlandia?");
		expect(reply.unknownQuestion).toContain("zeppelines");
		expect(reply.choices.map(({ value }) => value)).toContain("request:person");
	});

	it("offers the likeliest questions where none is sure, and answers the one that is pressed", () => {
		const reply = last("es", "¿y eso lo manejan ustedes o me toca a mí?");
		const offered = reply.choices.filter(({ value }) => value.startsWith("entry:"));
		expect(offered.length).toBeGreaterThan(0);
		const [{ value, label } = { value: "", label: "" }] = offered;
		const pressed = takeTurn({
			...{ state: reply.state, message: label, language: "es" },
			input: { kind: "choice", value },
		});
		expect(pressed.text).toContain(answer(value.slice("entry:".length), "es").slice(0, 40));
	});
});

describe("the assistant takes no word for a fact that is none", () => {
	it.each([
		["es", "soy competencia jeje"],
		["en", "Understood"],
		["en", "I'm impressed"],
		["es", "soy gerente"],
		["es", "no soy Tomás"],
		["es", "Dale"],
	] as const)("%s: «%s» is nobody's name", (language, message) => {
		expect(last(language, message).state.facts.name).toBeNull();
	});

	it("takes a question or a complaint for no need", () => {
		const { facts } = last(
			"es",
			...told.slice(0, 1),
			"No le pregunté cuáles productos tienen",
			"esto no sirve para nada",
		).state;
		expect(facts.need).toBeNull();
	});

	it("keeps a company's whole name", () => {
		const { facts } = last("es", "Soy Ana Ruiz de Torres del Parque, ana@torres.example").state;
		expect(facts).toMatchObject({ name: "Ana Ruiz", company: "Torres del Parque" });
	});

	it("keeps a sum with its unit, and people beside rooms", () => {
		const { facts } = last(
			"es",
			"tenemos un hotel de 40 habitaciones",
			"somos 12 personas",
			"tenemos 20 millones de presupuesto",
		).state;
		expect(facts.budget).toBe("20 millones");
		expect(facts.companySize).toContain("12 personas");
		expect(facts.companySize).toContain("40 habitaciones");
	});

	it("puts a corrected telephone in place of the old one", () => {
		const { facts } = last("es", "mi celular es 300 123 4567", "no, perdón, es 300 123 4568").state;
		expect(facts.phone).toBe("+573001234568");
	});
});

describe("the assistant carries out what is asked of it", () => {
	it.each([
		["es", "hagale pues mandemela"],
		["en", "Please send proposal"],
		["en", "yes send"],
		["es", "quiero la propuesta"],
	] as const)("%s: «%s» asks for what the proposal lacks", (language, message) => {
		const reply = last(language, message);
		expect(reply.form?.name).toBe("contact");
		expect(reply.state.wanted).toBe("proposal");
	});

	it("shows what goes into the proposal before it makes it, and makes it at the next yes", () => {
		const [, , shown, made] = play("es", ...told, "quiero la propuesta", "sí, dale");
		expect(shown?.form?.name).toBe("summary");
		expect(shown?.wants).toBe("nothing");
		expect(made?.wants).toBe("proposal");
	});

	it("brings a person: by the address it has, else by a form and the team's own ways", () => {
		expect(last("es", ...told, "quiero hablar con una persona").wants).toBe("person");
		const asked = last("en", "can I talk to a human please");
		expect(asked.form?.name).toBe("contact");
		expect(asked.text).toMatch(/@/);
	});

	it("hears a complaint before the wish for a person in it, and tells the team at once who can be reached", () => {
		const angry = "esto es una porquería, llevo tres días esperando";
		const { complaint } = textsIn("es");
		const asked = last("es", `${angry}. Pásame con una persona`);
		expect(complaint.direct.some((way) => asked.text.startsWith(way.slice(0, 20)))).toBe(true);
		expect(asked.state.audience).toBe("other");
		const reached = last("es", "Soy Ana Ruiz, ana@casa.example", angry);
		expect(reached.wants).toBe("person");
		expect(complaint.heard.some((way) => reached.text.startsWith(way))).toBe(true);
	});

	it("makes a proposal for who leaves a telephone alone, and asks for what lacks only once", () => {
		const story = ["tenemos un hotel en Salento", "de noche perdemos reservas porque nadie contesta"];
		const way = last("es", ...story, "soy Ana Ruiz", "quiero la propuesta");
		expect(way.text).toContain(textsIn("es").ask.way[0]);
		expect(last("es", ...story, "Soy Ana Ruiz, 300 123 4567", "quiero la propuesta", "sí").wants).toBe(
			"proposal",
		);
		const insisting = last("es", "Soy Ana Ruiz, 300 123 4567", "quiero la propuesta", "ya, hágala pues");
		expect(insisting.form?.name).toBe("summary");
	});

	it("asks what the business does before it recommends anything, not who is asking", () => {
		const reply = last("es", "¿cuál me recomiendan para mi negocio?");
		expect(reply.form).toBeNull();
		expect(reply.state.awaiting).toBe("industry");
	});

	it("takes what is said of the summary for no need", () => {
		const shown = play(
			"es",
			...told,
			"quiero la propuesta",
			"perdemos clientes, eso está mal escrito ahí",
		).at(-1);
		expect(shown?.state.facts.need).toBe("de noche perdemos reservas porque nadie contesta");
	});

	it("asks an angry client, a job seeker and a student for nothing", () => {
		for (const message of [
			"esto es una porquería, llevo tres días esperando",
			"busco trabajo, ¿están contratando?",
			"soy estudiante y hago mi tesis, ¿me dan una entrevista?",
		]) {
			const [first, second] = play("es", message, "soy Ana Ruiz, ana@casa.example");
			expect(first?.form).toBeNull();
			expect(second?.form).toBeNull();
			expect(second?.text).not.toMatch(/empresa|negocio|presupuesto/);
		}
	});

	it("takes data back before anything else in the message", () => {
		const reply = last("es", ...told, "borren todos mis datos, y de paso ¿cuánto cuesta?");
		expect(reply.note).toBe(textsIn("es").notes.erase);
		expect(reply.state.quiet).toBe(true);
	});

	it("takes back the telephone alone when somebody wants no calls", () => {
		const { facts, quiet } = last(
			"en",
			"I'm Bob Hill, bob@hill.example, +57 300 123 4567",
			"please don't call me, no phone calls",
		).state;
		expect(facts).toMatchObject({ email: "bob@hill.example", phone: null });
		expect(quiet).toBe(false);
	});

	it("goes over to the language that is asked for or plainly written", () => {
		expect(last("es", "hola", "can we continue in English please?").language).toBe("en");
		expect(
			last("es", "Hello, I have a small hotel and I would like to know how much it costs").language,
		).toBe("en");
	});
});

describe("the assistant takes a statement for what it is", () => {
	it("hears a need in a wish to answer faster, not a wish to be left alone", () => {
		const { state } = last(
			"es",
			"Soy Ana Ruiz, ana@brisa.example",
			"Quiero contestar más rápido por WhatsApp.",
		);
		expect(state.facts).toMatchObject({
			need: "Quiero contestar más rápido por WhatsApp.",
			email: "ana@brisa.example",
		});
		expect(state.quiet).toBe(false);
	});
	it("calls nobody who does not want the telephone kept", () => {
		const { state, wants } = last(
			"es",
			"Soy Ana Ruiz, mi celular es 3101234567",
			"mejor no me guarde el teléfono",
		);
		expect([wants, state.facts.phone]).toEqual(["nothing", null]);
	});
	it("keeps of an introduction no word in the need, and no language of an address", () => {
		const amy = last("en", "I'm Amy Reed, amy@reed.example, I have a hotel and we lose bookings at night");
		expect(amy.state.facts).toMatchObject({ name: "Amy Reed", need: "we lose bookings at night" });
		expect(last("es", "hola, tengo un hotel", "mi correo es two@party.example").language).toBe("es");
	});
	it("takes a time beside other figures for when it begins", () => {
		const { facts } = last("es", "Somos 20 personas, tenemos unos 8 millones, para enero").state;
		expect(facts).toMatchObject({ companySize: "20 personas", timing: "para enero" });
	});
	it("shows the summary to who presses to see it, however often", () => {
		let { state } = last("es", ...told, "tenemos un hotel");
		for (const _ of [1, 2]) {
			const input = { kind: "choice", value: "request:summary" } as const;
			const seen = takeTurn({ state, message: "Ver", input, language: "es" });
			expect([seen.wants, seen.form?.name]).toEqual(["nothing", "summary"]);
			({ state } = seen);
		}
	});
	it("shows the summary again when it is saved as it was", () => {
		const shown = last("es", ...told, "tenemos un hotel", "quiero la propuesta");
		const values = Object.fromEntries((shown.form?.fields ?? []).map(({ name, value }) => [name, value]));
		const input = { kind: "form", form: "summary", values, press: "save" } as const;
		const saved = takeTurn({ state: shown.state, message: "Guardar cambios", input, language: "es" });
		expect(saved.form?.name).toBe("summary");
		expect(saved.text).not.toContain(textsIn("es").missed);
	});
});

describe("the assistant does not go round in circles", () => {
	it("asks about what is likely and was not stated plainly, and takes a yes for it", () => {
		const who = "Shona McGarvie, shona@inkandheather.example";
		const asked = last("en", who, "pure dead on");
		expect(asked.text).toContain("pure dead on");
		expect(asked.state.facts.company).toBeNull();
		expect(last("en", who, "pure dead on", "yes").state.facts.company).toBe("pure dead on");
		expect(last("en", who, "pure dead on", "no").text).toContain(textsIn("en").ask.company[0]);
	});

	it("never gives the same reply twice running", () => {
		for (const message of ["asdf", "¿cuánto cuesta?", "hola", "no", "gracias", "una persona"]) {
			const replies = play("es", message, message, message);
			expect(replies[1]?.text).not.toBe(replies[0]?.text);
			expect(replies[2]?.text).not.toBe(replies[1]?.text);
		}
	});

	it("asks for nothing more than twice, and for nothing it knows", () => {
		const replies = play("es", ...told, ...Array.from({ length: 12 }, () => "somos 12 personas"));
		const asked = replies.filter(({ form }) => form?.name === "contact").length;
		expect(asked).toBeLessThanOrEqual(2);
		const { ask } = textsIn("es");
		for (const way of ask.companySize)
			expect(replies.slice(2).some(({ text }) => text.includes(way))).toBe(false);
	});

	it("stops asking for what is not given, however much small talk comes between", () => {
		const replies = play(
			"es",
			"tengo un hotel",
			"gracias",
			"tengo un hotel grande",
			"jajaja",
			"mi hotel queda en Salento",
			"gracias",
			"somos 12 personas",
			"ok",
			"somos 13 personas",
		);
		const asks = replies.filter(({ form }) => form?.name === "contact").length;
		expect(asks).toBe(2);
	});

	it("takes a yes for the address that was probably meant", () => {
		const reply = last("es", "ana@gmial.com", "sí");
		expect(reply.state.facts.email).toBe("ana@gmail.com");
	});

	it("keeps for the team a question that is asked again", () => {
		const [, again] = play("es", "¿Tienen permanencia mínima?", "¿hay permanencia mínima?");
		expect(again?.unknownQuestion).toContain("permanencia");
	});

	it("reads a short question by what was answered before it", () => {
		const reply = last("es", "¿hacen páginas web?", "¿y la de la tienda también?");
		expect(reply.state).toMatchObject({ topic: "websites", awaiting: "person" });
	});

	it("takes nothing back of who asks not to be forgotten", () => {
		expect(last("es", ...told, "no me borren nada por favor").state.quiet).toBe(false);
	});

	it("offers three things to press after one miss, and a person after two", () => {
		const [first, second] = play("es", "xqzt wrpl", "bnvk zzzq");
		expect(first?.choices.length).toBeGreaterThanOrEqual(3);
		expect(second?.choices[0]?.value).toBe("request:person");
	});
});

describe("whatever is typed", () => {
	const hostile = [
		"",
		" ",
		"😀😀😀",
		"a".repeat(5_000),
		"¿".repeat(3_000),
		"<script>alert(1)</script>",
		"{product} {email}",
		"\u202egnirts",
		"ñandú ".repeat(800),
		"1234567890".repeat(400),
		"hola hello hallo 你好",
		"@".repeat(500),
		"(".repeat(2_000),
	];

	it.each(hostile.map((message) => [message.slice(0, 20), message] as const))(
		"«%s» gets a reply, and soon",
		(_, message) => {
			takeTurn({ state: startDialogue(), message: "hola", language: "es" });
			const begun = performance.now();
			const reply = takeTurn({ state: startDialogue(), message, language: "es" });
			expect(reply.text).not.toBe("");
			expect(reply.text).not.toContain("<script>");
			expect(performance.now() - begun).toBeLessThan(500);
		},
	);
});
