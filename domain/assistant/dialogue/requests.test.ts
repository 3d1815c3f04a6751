import { describe, expect, it } from "vitest";
import { effectsOf, last, play, told } from "../../../tests/support/dialogue.ts";
import { takeTurn } from "../assistant.ts";
import { effectOf } from "../reply.ts";
import { textsIn } from "../say.ts";
import { startDialogue } from "./state.ts";

describe("the assistant carries out what is asked of it", () => {
	it.each([
		["es", "hagale pues mandemela"],
		["en", "Please send proposal"],
		["en", "yes send"],
		["es", "quiero la propuesta"],
		["en", "could you pop all of this into something I can forward to my boss"],
		["es", "con eso ármeme el documento para mi socio"],
	] as const)("%s: «%s» asks for what the proposal lacks", (language, message) => {
		const reply = last(language, message);
		expect(reply.form?.name).toBe("contact");
		expect(reply.state.wanted).toBe("proposal");
	});

	it("shows what goes into the proposal before it makes it, and makes it at the next yes", () => {
		const [, , shown, made] = play("es", ...told, "quiero la propuesta", "sí, dale");
		expect(shown?.form?.name).toBe("summary");
		expect(effectsOf(shown)).toEqual([]);
		expect(effectsOf(made)).toEqual(["make-proposal"]);
	});

	it("brings a person: by the address it has, else by a form and the team's own ways", () => {
		expect(effectsOf(last("es", ...told, "quiero hablar con una persona"))).toEqual(["call-person"]);
		const asked = last("en", "can I talk to a human please");
		expect(asked.form?.name).toBe("contact");
		expect(asked.text).toMatch(/@/);
	});

	it("gives who insists on a person the team's own ways", () => {
		const [first, second] = play(
			"es",
			...told,
			"quiero hablar con una persona",
			"necesito que me atienda una persona YA",
		).slice(-2);
		expect([effectsOf(first), effectsOf(second)]).toEqual([["call-person"], ["call-person"]]);
		expect(second?.text).toContain("hola@");
		expect(second?.text).not.toBe(first?.text);
	});

	it("takes no yes to a person from who tells of their business behind it", () => {
		const offered = ["¿cuántos empleados tienen ustedes?"];
		expect(effectsOf(last("es", ...told, ...offered, "sí"))).toEqual(["call-person"]);
		expect(
			effectsOf(last("es", ...told, ...offered, "ok. tengo dos barberías y me llenan de mensajes")),
		).toEqual([]);
	});

	it("brings a person to who wants no robot", () => {
		const reply = last("es", ...told, "No quiero hablar con un robot, quiero una persona YA");
		expect(effectsOf(reply)).toEqual(["call-person"]);
	});

	it.each([
		["es", "ay, no me escriban más, mi novio me lo hace gratis"],
		["en", "Leave us alone"],
	] as const)("%s: stops writing to who says so: «%s»", (language, message) => {
		expect(last(language, ...told, message).state.quiet).toBe(true);
	});

	it("erases everything for who tells it to act as if they had never written", () => {
		const message = "hagan de cuenta que nunca escribí, eliminen todo";
		expect(last("es", ...told, message).state.quiet).toBe(true);
	});

	it("hears a complaint before the wish for a person in it, and tells the team at once who can be reached", () => {
		const angry = "esto es una porquería, llevo tres días esperando";
		const { complaint } = textsIn("es");
		const asked = last("es", `${angry}. Pásame con una persona`);
		expect(complaint.direct.some((way) => asked.text.startsWith(way.slice(0, 20)))).toBe(true);
		expect(asked.state.audience).toBe("other");
		const reached = last("es", "Soy Ana Ruiz, ana@casa.example", angry);
		expect(effectsOf(reached)).toEqual(["call-person"]);
		expect(complaint.heard.some((way) => reached.text.startsWith(way))).toBe(true);
	});

	it("makes a proposal for who leaves a telephone alone, and asks for what lacks only once", () => {
		const story = ["tenemos un hotel en Salento", "de noche perdemos reservas porque nadie contesta"];
		const way = last("es", ...story, "soy Ana Ruiz", "quiero la propuesta");
		expect(way.text).toContain(textsIn("es").ask.way[0]);
		expect(
			effectsOf(last("es", ...story, "Soy Ana Ruiz, 300 123 4567", "quiero la propuesta", "sí")),
		).toEqual(["make-proposal"]);
		const insisting = last("es", "Soy Ana Ruiz, 300 123 4567", "quiero la propuesta", "ya, hágala pues");
		expect(insisting.form?.name).toBe("summary");
	});

	it("asks what the business does before it recommends anything, not who is asking", () => {
		const reply = last("es", "¿cuál me recomiendan para mi negocio?");
		expect(reply.form).toBeNull();
		expect(reply.state.awaiting).toBe("industry");
	});

	it.each([
		["claro que no", false],
		["no está bien", false],
		["está bien, hágala, pero agregue el instagram", false],
		["¿sí?", false],
		["yes but only if it's free", false],
		["no hay problema, hágala", true],
		["hágala pues", true],
	] as const)("makes the proposal at a yes and nothing else: «%s»", (message, isYes) => {
		const reply = last("es", ...told, "quiero la propuesta", message);
		expect(effectsOf(reply).includes("make-proposal")).toBe(isYes);
	});

	it.each([
		["es", "perfecto, entonces no"],
		["es", "claro que no"],
		["en", "yeah right"],
		["en", "right. whatever"],
	] as const)("brings no person and records no leave at %s «%s»", (language, message) => {
		const state = { ...startDialogue(), facts: { ...startDialogue().facts, email: "ana@brisa.example" } };
		const permission = { wanted: "person" as const, shownIn: language };
		for (const asked of [
			{ ...state, awaiting: "person" as const },
			{ ...state, awaiting: "permission" as const, withdrawn: true, quiet: true, permission },
		]) {
			const reply = takeTurn({ state: asked, message, language });
			expect(effectsOf(reply)).toEqual([]);
		}
	});

	it("takes a month said to when they want it for that", () => {
		const state = { ...startDialogue(), awaiting: "timing" as const };
		const reply = takeTurn({ state, message: "desde enero", language: "es" });
		expect([reply.state.facts.timing, reply.state.audience]).toEqual(["desde enero", "prospect"]);
	});

	it.each([
		"Un huésped me pidió que borrara todos sus datos",
		"My customers don't want to be contacted any more by SMS",
	])("takes nothing back for somebody else: «%s»", (message) =>
		expect(last("es", ...told, message).state.quiet).toBe(false),
	);

	it.each([
		["es", "es que mi inglés es malo, ¿seguimos?"],
		["es", "I don't speak Spanish at all"],
	] as const)("goes on in the language that is left: «%s» (%s)", (language, message) => {
		const spoken = message.startsWith("I") ? "en" : "es";
		expect(last(language, message).language).toBe(spoken);
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
		expect(reply.effects).toEqual([{ kind: "revoke-consent", note: textsIn("es").notes.erase }]);
		expect(reply.state.quiet).toBe(true);
	});

	it("takes data back of who says their name with it", () => {
		const reply = last("es", "borren mis datos, soy Ana Ruiz, ana@brisa.example");
		expect(reply.state.quiet).toBe(true);
		expect(effectOf(reply, "revoke-consent") || reply.state.facts.email === null).toBeTruthy();
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
