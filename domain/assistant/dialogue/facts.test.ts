import { describe, expect, it } from "vitest";
import { answer, effectsOf, fieldsOf, last, shown, told } from "../../../tests/support/dialogue.ts";
import { takeTurn } from "../assistant.ts";
import { textsIn } from "../assistant-texts.ts";
import { startDialogue } from "./state.ts";

describe("the assistant takes what is told for what it is", () => {
	it("takes out the address that is named for it, and keeps the telephone that comes with the wish", () => {
		const wish = "mejor quite mi correo, no quiero que me llegue publicidad. deje solo el tel 317 444 9090";
		const { text, state } = last("es", "soy Luz Cuero, luz@trigal.example", wish);
		expect([state.facts.email, state.facts.phone, state.asksNothing]).toEqual([null, "+573174449090", false]);
		expect(textsIn("es").acknowledge.forgotten.some((way) => text.startsWith(way))).toBe(true);
	});

	it.each([
		"ok. Mejor mándelo a mi correo del hotel, ana@brisa.example",
		"les doy permiso para que me manden información al correo ana@brisa.example",
	])("prefers an address that is told to one that was guessed: «%s»", (message) => {
		const { state } = last("es", "Soy Ana, mi correo es ana@gmial.com y tengo un hotel", message);
		expect(state.facts.email).toBe("ana@brisa.example");
	});

	it.each([
		["es", "no quiero dar el teléfono, te dejo el mail ana@brisa.example", "ana@brisa.example"],
		["es", "teléfono no doy. Mi correo: ana@brisa.example", "ana@brisa.example"],
		["en", "I don't want to give my phone, my email is tom@vance.example", "tom@vance.example"],
	] as const)("keeps the address of who declines a telephone, in %s: «%s»", (language, message, email) => {
		const { state } = last(language, message);
		expect([state.facts.email, state.declined.includes("email")]).toEqual([email, false]);
	});

	it.each([
		"I don't give out my email. My partner tom@vance.example handles that",
		"not sharing my email. tom@vance.example is my boss's",
		"I don't share my email but tom@vance.example is my boss's",
		"no doy mi correo pero jefe@vance.example es el de mi jefe",
		"mi jefe me dijo: escríbeme a jefe@vance.example",
	])("keeps nobody else's address beside a refusal: «%s»", (message) => {
		expect(last("en", message).state.facts.email).toBeNull();
	});

	it.each([
		["en", "Bob 5125550188", "Bob", "+15125550188"],
		["en", "Bob 512 555 0188", "Bob", "+15125550188"],
		["es", "Ana Paz, Uruguay, 099 123 456", "Ana Paz", "+59899123456"],
	] as const)("keeps a name and a number, in %s: «%s»", (language, message, name, phone) => {
		const { facts } = last(language, message).state;
		expect([facts.name, facts.phone]).toEqual([name, phone]);
	});

	it.each([
		["es", "tengo una panadería", "Juan", "Juan"],
		["es", "tengo una panadería", "rosa", "Rosa"],
		["es", "310 456 7890", "yurani", "Yurani"],
		["en", "I own a bakery", "Frank", "Frank"],
		["en", "lisa@roofing.example", "Wei", "Wei"],
	] as const)(
		"takes a word beside the question for a name for one, in %s: «%s», «%s»",
		(language, before, message, name) => {
			expect(last(language, before, message).state.facts.name).toBe(name);
		},
	);

	it.each([
		...["precios", "Hola", "asistente", "adiós", "menú", "cita", "barato", "privacidad", "olvídalo"],
		...["error", "oye", "puta", "asdf", "Juan pendejo", "domingo abierto"],
	])("takes «%s» for no name", (message) => {
		expect(last("es", "tengo una panadería", message).state.facts.name).toBeNull();
		expect(last("es", message, "me llamo Ana Ruiz").state.facts.name).toBe("Ana Ruiz");
	});

	it.each([
		["es", "Rosa María, Ferretería El Tornillo, 310 456 7890", "Rosa María"],
		["en", "Penny here from Second Chance Auto, 404-555-0199", "Penny"],
		["en", "Dr. Patel, patel@smiles.example", "Patel"],
	] as const)("takes the name beside an address or a number, in %s: «%s»", (language, message, name) => {
		expect(last(language, message).state.facts.name).toBe(name);
	});

	it("keeps an address that is called one's own beside a telephone that is taken back", () => {
		const wish = "actually use my email instead chase@homes.example and forget the phone";
		const { facts } = last("en", "Chase, 602-555-0111", wish).state;
		expect([facts.email, facts.phone]).toEqual(["chase@homes.example", null]);
	});

	it("takes who tells a need for a prospect, whatever it resembles", () => {
		const { text, state } = last(
			"es",
			"Hola! necesito automatizar el seguimiento de clientes, soy Blanca, empresa Nube Blanca, blanca@nube.example, somos 7",
		);
		expect(state.facts).toMatchObject({
			name: "Blanca",
			need: "automatizar el seguimiento de clientes",
			companySize: "7",
		});
		expect(text).not.toContain(answer("vendor", "es"));
	});

	it.each([
		["existing-client", "soy cliente, necesito que arreglen el seguimiento de clientes"],
		["vacancies", "busco empleo y quiero mejorar la atención al cliente"],
	])("takes nobody else for a prospect: %s", (entry, message) => {
		expect(last("es", message).text).toContain(answer(entry, "es").slice(0, 30));
	});

	it.each([
		["timing", "pronto", "pronto"],
		["timing", "lo antes posible.", "lo antes posible"],
		["budget", "mi presupuesto es 450 dólares, no 400", "450 dólares"],
	] as const)("takes for %s what «%s» says", (awaiting, message, value) => {
		const { state } = last("es", ...shown.es.slice(0, 2));
		const asked = { ...state, awaiting, facts: { ...state.facts, [awaiting]: null } };
		expect(takeTurn({ state: asked, message, language: "es" }).state.facts[awaiting]).toBe(value);
	});

	it.each([
		["Atendemos Colombia, México, Perú; unos 500 chats al día", "Ana Ruiz 300 123 4567"],
		["Vendemos a España, México, Chile", "Soy Ana Ruiz, 300 123 4567"],
		["llegan 300 turistas de México al mes", "Ana Ruiz 3001234567"],
	])("takes no market for the visitor's country: «%s»", (...messages) => {
		expect(last("es", ...messages).state.facts.phone).toBe("+573001234567");
	});

	it.each(["Bob, revenue 2125550100 dollars", "Bob Lee, bob@lee.example, budget 5000000"])(
		"takes no sum for a telephone: «%s»",
		(message) => {
			const { state } = last("en", message);
			expect([state.facts.phone, state.suggested.phone]).toEqual([null, undefined]);
		},
	);

	it.each([
		["es", "no sé", "la verdad ni idea", "por definir", "No tengo presupuesto.", "depende", "paso", "n/a"],
		["en", "idk", "hmm, not sure yet", "it depends", "you tell me", "TBD", "pass"],
	] as const)("goes on without what an answer tells nothing of, in %s", (language, ...answers) => {
		const before = last(language, ...shown[language].slice(0, 2), "12");
		expect(before.state.awaiting).toBe("budget");
		for (const message of answers) {
			const { state } = takeTurn({ state: before.state, message, language });
			expect([state.declined, state.awaiting, state.facts.budget], message).toEqual([
				["budget"],
				"timing",
				null,
			]);
		}
	});

	it.each([
		["need", "reclamos"],
		["need", "cotizaciones"],
		["companySize", "mi hermano y yo"],
		["budget", "lo mínimo"],
		["budget", "lo que cueste"],
		["timing", "con calma"],
	] as const)(
		"asks whether a few words beside the question for %s are its answer: «%s»",
		(awaiting, message) => {
			const { state } = last("es", ...shown.es.slice(0, 2));
			const asked = { ...state, awaiting, facts: { ...state.facts, [awaiting]: null } };
			const offered = takeTurn({ state: asked, message, language: "es" });
			expect(offered.text).toContain(`«${message}»`);
			expect(offered.state.facts[awaiting]).toBeNull();
			const taken = takeTurn({ state: offered.state, message: "sí", language: "es" });
			expect(taken.state.facts[awaiting]).toBe(message);
		},
	);

	it.each([
		["budget", "por qué preguntas"],
		["budget", "tarjeta 4111 1111"],
		["email", "el de mi hermano"],
	] as const)("offers nothing for %s of «%s»", (awaiting, message) => {
		const { state } = last("es", ...shown.es.slice(0, 2));
		expect(takeTurn({ state: { ...state, awaiting }, message, language: "es" }).state.suggested).toEqual({});
	});

	it("takes hesitation for no answer", () => {
		const { state } = last("es", ...shown.es.slice(0, 2));
		const { suggested, declined } = takeTurn({ state, message: "mmm", language: "es" }).state;
		expect([suggested, declined]).toEqual([{}, []]);
	});

	it("keeps the known address that is told again instead of a guessed one", () => {
		const known = "Soy Ana, ana@brisa.example, tengo un hotel";
		const { state } = last("es", known, "mejor a ana@gmial.com", "ok. Mejor mándelo a ana@brisa.example");
		expect(state.facts.email).toBe("ana@brisa.example");
	});

	it("asks visitors outside Colombia for a budget in their own words", () => {
		const told = (phone: string) =>
			`Soy Ana Ruiz de Posada Ceiba, ${phone}, de noche perdemos reservas en la posada`;
		const values = (phone: string) =>
			last("es", told(phone), "somos 12 personas")
				.choices.map(({ value }) => value)
				.filter((value) => value.startsWith("slot:"));
		expect(values("300 123 4567")).toContain("slot:budget=Menos de $ 2 millones al mes");
		expect(values("+51 987 654 321")).toEqual([]);
	});

	it.each([
		["suggests nothing again that was refused", "no", undefined],
		["suggests nothing again that was refused beside a question", "How much does it cost? No.", undefined],
		["keeps a suggestion beside another fact that is declined", "I won't tell you my budget", "Hilton"],
	])("%s", (_, message, company) => {
		const state = { ...startDialogue(), suggested: { company: "Hilton" }, awaiting: "company" as const };
		expect(takeTurn({ state, message, language: "en" }).state.suggested.company).toBe(company);
	});

	it("shows the summary to a visitor who presses to see it, however often", () => {
		let { state } = last("es", ...told, "tenemos un hotel");
		for (const _ of [1, 2]) {
			const input = { kind: "choice", value: "request:summary" } as const;
			const seen = takeTurn({ state, message: "Ver", input, language: "es" });
			expect([effectsOf(seen), seen.formName]).toEqual([[], "summary"]);
			({ state } = seen);
		}
	});

	it("shows the summary again when it is saved as it was", () => {
		const shown = last("es", ...told, "tenemos un hotel", "quiero la propuesta");
		const input = { kind: "form", form: "summary", values: fieldsOf(shown), press: "save" } as const;
		const saved = takeTurn({ state: shown.state, message: "Guardar cambios", input, language: "es" });
		expect(saved.formName).toBe("summary");
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
		["is not given by asking for the proposal", "I want the proposal", { ...suggestion, choices }, null],
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
