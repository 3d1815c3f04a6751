import { describe, expect, it } from "vitest";
import { askScripted, linesOf } from "../../../../tests/assistant/attacks/scripted-model.ts";
import { readConversations } from "../../../../tests/assistant/read.ts";
import { takeTurn } from "../../assistant.ts";
import { textsIn } from "../../assistant-texts.ts";
import { type DialogueState, startDialogue } from "../../dialogue/state.ts";

const intro = "Hola, soy Ana Ruiz, mi correo es ana.ruiz@hostal.co y mi teléfono 3104567890";
/** The guided understanding is sure of the first, and of nothing in the second. */
const plainQuestion = "¿y eso cómo es?";
const openMessage = "mmm";

/** Where a conversation stands after these messages, without a model. */
function stateAfter(...messages: string[]): DialogueState {
	return messages.reduce(
		(state, message) => takeTurn({ state, message, language: "es" }).state,
		startDialogue(),
	);
}

const ask = (message: string, script: string, state = stateAfter(intro)) =>
	askScripted({ message, language: "es", state }, () => `${script}\n`);

describe("a model alone", () => {
	const everything = linesOf("wishful-model.txt").join("\n");
	const quiet = linesOf("no-acts.tsv").map((line) => line.split("\t"));

	it.each(quiet)(
		"carries out, agrees to and refuses nothing that nobody asked for: %s",
		async (message = "", ...said) => {
			const { reply, guided } = await ask(message, everything, stateAfter(intro, ...said));
			expect(reply).toEqual(guided);
		},
	);

	it.each(["UNKNOWN", "UNCLEAR", "TRICK", "OFF-TOPIC", "TALK thanks", "MAYBE price how-long"])(
		"leaves by %s an answer that the guided understanding is sure of",
		async (script) => {
			const { reply, guided } = await ask(plainQuestion, script);
			expect(reply).toEqual(guided);
			const { by } = await ask(openMessage, script);
			expect(by).toBe("model");
		},
	);

	it("sets no flag by a line that says no behind it", async () => {
		expect((await ask(openMessage, linesOf("denied-flags.txt").join("\n"))).by).toBe("guided");
	});

	it.each([
		["ANSWER existing-client", "¿y eso cómo es, lo de la llamada perdida?"],
		["ANSWER call", "¿y eso cómo es, lo de la llamada perdida?"],
		["REQUEST person", "mmm ¿y se tardan mucho en eso? yo preferiría charlarlo con alguien"],
		["COMPLAINT", "Hombre, qué ilusión, otro robotito que me pide el correo"],
	])("offers a person at most, by %s, and apologizes to nobody", async (script, message) => {
		const { reply, guided } = await ask(message, script);
		expect(reply).toMatchObject({ effects: [], state: { audience: "prospect" } });
		for (const apology of textsIn("es").complaint.direct)
			expect(reply.text).not.toContain(apology.split("{")[0]);
		if (reply.text !== guided.text) expect(reply.choices[0]?.value).toBe("request:person");
	});

	it("never makes a visitor one who is asked nothing", async () => {
		const { reply } = await ask("mm busco algo para mi hermano", "ANSWER vacancies");
		expect(reply.state).toMatchObject({ topic: "vacancies", audience: "prospect" });
	});
});

describe("a fact that a model reads", () => {
	it.each(linesOf("no-facts.tsv").map((line) => line.split("\t")))("is none: %s", async (_, said, fact) => {
		const { reply, guided } = await ask(`${said}. ${plainQuestion}`, `SLOT ${fact}`, startDialogue());
		expect(reply).toEqual(guided);
	});

	it("stands in the message: neither an older one, nor what was cleared, comes back", async () => {
		const state = stateAfter(intro, "mi empresa es Hostal Cafetal", "quita mi empresa");
		expect(state.facts.company).toBeNull();
		const history = [{ role: "user" as const, content: "mi empresa es Hostal Cafetal" }];
		const asking = { message: plainQuestion, language: "es" as const, state, history };
		const { reply } = await askScripted(asking, () => "SLOT company Hostal Cafetal\nANSWER price\n");
		expect(reply.state.suggested.company).toBeUndefined();
		const again = await ask("en mi Hostal Cafetal ¿y eso cómo es?", "SLOT company Hostal Cafetal", state);
		expect(again.reply.state.suggested.company ?? again.reply.state.facts.company).toBe("Hostal Cafetal");
	});

	/** What a reply holds, stored or put forward: as the tagger learns, the guided understanding reads more by itself. */
	const held = ({ facts, suggested }: DialogueState) => ({ ...facts, ...suggested });

	const need = "se quedan la mitad de los pedidos";
	const said = `${need}, soy la de Palomita`;
	const script = `SLOT company Palomita\nSLOT need ${need}\nANSWER price`;

	it("is put forward, never stored", async () => {
		const { reply, guided } = await ask(said, script);
		expect(reply.state.facts).toEqual(guided.state.facts);
		const clause = expect.stringContaining("la mitad de los pedidos");
		expect(held(reply.state)).toMatchObject({ company: "Palomita", need: clause });
	});

	it.each(["company AVI\u200bON 24.7\u202e", "company Avión 247", "company \u200b"])(
		"is in the visitor's own letters and figures: %j",
		async (fact) => {
			const { reply, guided } = await ask("soy la de Avión 24.7", `SLOT ${fact}`);
			const expected = fact.includes("24.7") ? "Avión 24.7" : held(guided.state).company;
			expect(held(reply.state).company).toBe(expected);
		},
	);

	it("is of no prospect only who they are", async () => {
		const other = { ...startDialogue(), audience: "other" as const, topic: "vacancies" };
		const { state } = (await ask(said, script, other)).reply;
		expect(held(state)).toMatchObject({ company: "Palomita", need: null });
	});

	it("is found in the conversations where the guided understanding misses it", async () => {
		const found: boolean[] = [];
		for (const { language, turns } of readConversations("held-out"))
			for (const { message, expected } of turns) {
				const company = expected.find((one) => one.kind === "fact" && one.which === "company");
				if (company?.kind !== "fact" || !message.includes(company.value)) continue;
				const fact = () => `SLOT company ${company.value}\n`;
				const { reply, guided, sent } = await askScripted({ message, language }, fact);
				if (sent && !held(guided.state).company) found.push(held(reply.state).company !== null);
			}
		expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.3);
	}, 60_000);
});
