import { describe, expect, it } from "vitest";
import { effectsOf, last, play, told } from "../../../tests/support/dialogue.ts";
import { takeTurn } from "../assistant.ts";
import { textsIn } from "../say.ts";
import { startDialogue } from "./state.ts";

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

	it("takes the number in a wish for no size", () => {
		const story = "Soy Ana Ruiz de Posada Ceiba, 300 123 4567, de noche perdemos reservas en la posada";
		const [asked, wished] = play("es", story, "Quiero una propuesta");
		expect(asked?.state.awaiting).toBe("companySize");
		expect(wished?.state.facts.companySize).toBeNull();
	});

	it.each([
		["es", "quita mi teléfono 3104567890"],
		["es", "quita mi teléfono"],
		["en", "remove my phone number +57 310 456 7890"],
	] as const)("%s: clears the telephone at «%s»", (language, message) => {
		const intro =
			language === "es" ? "soy Ana Ruiz, mi teléfono es 3104567890" : "I'm Ana Ruiz, +57 310 456 7890";
		const [before, after] = play(language, intro, message);
		expect(before?.state.facts.phone).toBe("+573104567890");
		expect(after?.state.facts.phone).toBeNull();
		expect(after?.state.suggested.phone).toBeUndefined();
	});

	it("takes out the address that is named for it, and keeps the telephone that comes with the wish", () => {
		const wish = "mejor quite mi correo, no quiero que me llegue publicidad. deje solo el tel 317 444 9090";
		const { text, state } = last("es", "soy Luz Cuero, luz@trigal.example", wish);
		expect([state.facts.email, state.facts.phone, state.quiet]).toEqual([null, "+573174449090", false]);
		expect(textsIn("es").acknowledge.forgotten.some((way) => text.startsWith(way))).toBe(true);
	});

	it("hears what business it is from who says so of themselves, and not of others", () => {
		expect(last("es", "tengo dos barberías").state.facts.industry).toBe("other");
		expect(last("es", "mi vecino tiene un hotel").state.facts.industry).toBeNull();
	});

	it("asks who is not in Colombia for a budget in their own words", () => {
		const values = (phone: string) =>
			last(
				"es",
				`Soy Ana Ruiz de Posada Ceiba, ${phone}, de noche perdemos reservas en la posada`,
				"somos 12 personas",
			)
				.choices.map(({ value }) => value)
				.filter((value) => value.startsWith("slot:"));
		expect(values("300 123 4567")).toContain("slot:budget=Menos de $ 2 millones al mes");
		expect(values("+51 987 654 321")).toEqual([]);
	});

	it("takes a name with words of the other language for no change of language", () => {
		const said =
			"I'm Jenny! The school is called Habla Paisa. Do you guys work in English too or only in Spanish?";
		expect(last("en", said).language).toBe("en");
	});

	it("keeps the address that is to be deleted, so that the team knows whose data it is", () => {
		const reply = last("en", "paul@posteo.example. that's my email. delete everything under it");
		expect([reply.state.facts.email, effectsOf(reply), reply.state.quiet]).toEqual([
			"paul@posteo.example",
			["revoke-consent"],
			true,
		]);
	});

	it("puts nothing forward again that got a no", () => {
		const start = startDialogue();
		const state = { ...start, suggested: { need: "whats npsie" }, awaiting: "need" as const };
		expect(takeTurn({ state, message: "no", language: "en" }).state.suggested.need).toBeUndefined();
	});

	it("keeps a company's whole name", () => {
		const { facts } = last("es", "Soy Ana Ruiz de Torres del Parque, ana@torres.example").state;
		expect(facts).toMatchObject({ name: "Ana Ruiz", company: "Torres del Parque" });
	});

	it("keeps people beside rooms", () => {
		const { facts } = last("es", "tenemos un hotel de 40 habitaciones", "somos 12 personas").state;
		expect(facts.companySize).toContain("12 personas");
		expect(facts.companySize).toContain("40 habitaciones");
	});

	it.each([
		["es", "Mi esposo se llama Pedro Gómez y tenemos una ferretería", null],
		["es", "Somos vecinos de Hotel Mira, tenemos un café", null],
		["es", "Mi restaurante se llama Doña Rosa", "Doña Rosa"],
		["en", "I'm the operations manager at Blue Reef Divers", "Blue Reef Divers"],
	] as const)("%s: «%s» tells the company %s", (language, message, company) => {
		const { facts, suggested } = last(language, message).state;
		expect(suggested.company ?? facts.company).toBe(company);
	});
	it("takes an introduction for nothing but who they are", () => {
		expect(last("es", "Soy Eva Mora. Tenemos un hotel y perdemos reservas de noche").state.audience).toBe(
			"prospect",
		);
	});
	const known = "Soy Ana Ruiz de Hotel Brisa, ana@brisa.example, 310 456 7890";
	it.each([
		["borra mi nombre y mi teléfono, deja el correo", [null, null, "ana@brisa.example", "Hotel Brisa"]],
		["borra solo mi teléfono", ["Ana Ruiz", null, "ana@brisa.example", "Hotel Brisa"]],
		[
			"quita esa pregunta, mi empresa es Hotel Brisa",
			["Ana Ruiz", "+573104567890", "ana@brisa.example", "Hotel Brisa"],
		],
	])("«%s» takes out what it names, and nothing else", (message, left) => {
		const { name, phone, email, company } = last("es", known, message).state.facts;
		expect([name, phone, email, company]).toEqual(left);
	});
	it("has all of it erased where more than the named facts is to go", () => {
		const reply = last("es", known, "borra todos mis datos, el nombre y el correo");
		expect(reply.commands).toContainEqual({ kind: "request", what: "erase-data" });
	});

	it("puts a corrected telephone in place of the old one", () => {
		const { facts } = last("es", "mi celular es 300 123 4567", "no, perdón, es 300 123 4568").state;
		expect(facts.phone).toBe("+573001234568");
	});
});

describe("the assistant takes a statement for what it is", () => {
	it("hears a need in a wish to answer faster, not a wish to be left alone", () => {
		const { state } = last(
			"es",
			"Soy Ana Ruiz, ana@brisa.example",
			"Quiero contestar más rápido por WhatsApp.",
		);
		expect(state.facts.need).toContain("contestar más rápido por WhatsApp");
		expect(state.facts.email).toBe("ana@brisa.example");
		expect(state.quiet).toBe(false);
	});
	it("calls nobody who does not want the telephone kept", () => {
		const { state, effects } = last(
			"es",
			"Soy Ana Ruiz, mi celular es 3101234567",
			"mejor no me guarde el teléfono",
		);
		expect([effects, state.facts.phone]).toEqual([[], null]);
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
			expect([effectsOf(seen), seen.form?.name]).toEqual([[], "summary"]);
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

describe("a yes", () => {
	const suggestion = { suggested: { company: "Hilton" }, awaiting: "company" as const };
	const choices = [{ value: "slot:company=Hilton", label: "Yes" }];

	it.each([
		["confirms what the reply before put forward", "ok", { ...suggestion, choices }, "Hilton"],
		["confirms nothing that was read but not asked", "ok", suggestion, null],
		["is no wish for the proposal", "no, but I want the proposal", { ...suggestion, choices }, null],
		["is not given by who asks for the proposal", "I want the proposal", { ...suggestion, choices }, null],
		[
			"is an order for what the summary shows",
			"make the proposal",
			{ ...suggestion, awaiting: "summary" as const },
			"Hilton",
		],
	])("%s", (_, message, more, company) => {
		const { state } = takeTurn({ state: { ...startDialogue(), ...more }, message, language: "en" });
		expect(state.facts.company).toBe(company);
	});
});
