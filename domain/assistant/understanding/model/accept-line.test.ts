import { describe, expect, it } from "vitest";
import { askScripted } from "../../../../tests/assistant/attacks/scripted-model.ts";
import { takeTurn } from "../../assistant.ts";
import { type DialogueState, startDialogue } from "../../dialogue/state.ts";
import { textsIn } from "../../say.ts";

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
	const requests = ["person", "call", "transcript", "own-data", "proposal", "change-proposal"];
	const untold = ["erase-data", "stop-contact", "allow-contact", "confirmed-proposal", "language en"];
	const asked = [...requests, "resend-proposal", ...untold].map((what) => `REQUEST ${what}`);
	const everything = [...asked, "FORGET email", "AFFIRM", "DENY", "TALK later", "constructor"].join("\n");

	it.each([
		[plainQuestion, []],
		["mi hotel pierde mensajes de whatsapp todos los días", []],
		["¿y si después borro los datos de mis clientes, qué pasa?", []],
		["No quiero que me escriban los clientes a medianoche, ¿y eso cómo es?", []],
		["no me borren nada", []],
		["mmm ¿y eso de la propuesta qué es?", []],
		["listo, con eso me basta", ["¿cuánto es el contrato mínimo?"]],
		["ok ok no insistas", ["¿cuánto es el contrato mínimo?"]],
		["¿y eso con qué programa lo hacen?", ["no me escriban más", "quiero hablar con una persona"]],
	])("carries out, agrees to and refuses nothing that nobody asked for: %s %j", async (message, said) => {
		const { reply, guided } = await ask(message, everything, stateAfter(intro, ...said));
		expect(reply).toEqual(guided);
	});

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
		const flags = ["UNKNOWN", "UNCLEAR", "TRICK", "OFF-TOPIC", "COMPLAINT", "TALK", "REQUEST proposal"];
		const lines = flags.flatMap((flag) => ["none", "no", "false"].map((value) => `${flag}: ${value}`));
		expect((await ask(openMessage, lines.join("\n"))).by).toBe("guided");
	});

	it.each([
		["ANSWER existing-client", "¿y eso cómo es, lo de la llamada perdida?"],
		["ANSWER call", "¿y eso cómo es, lo de la llamada perdida?"],
		["REQUEST person", "mmm ¿y se tardan mucho en eso? yo preferiría charlarlo con alguien"],
		["COMPLAINT", "Hombre, qué ilusión, otro robotito que me pide el correo"],
	])("offers a person at most, by %s, and apologizes to nobody", async (script, message) => {
		const { reply, guided } = await ask(message, script);
		expect(reply).toMatchObject({ wants: "nothing", note: null, state: { audience: "prospect" } });
		for (const apology of textsIn("es").complaint.direct)
			expect(reply.text).not.toContain(apology.split("{")[0]);
		if (reply.text !== guided.text) expect(reply.choices[0]?.value).toBe("request:person");
	});

	it("makes nobody somebody whom nothing is asked of", async () => {
		const { reply } = await ask("mm busco algo para mi hermano", "ANSWER vacancies");
		expect(reply.state).toMatchObject({ topic: "vacancies", audience: "prospect" });
	});
});

describe("a fact that a model reads", () => {
	it.each([
		["a denied name", "No me llamo Pedro Gómez", "name Pedro Gómez"],
		["a denied company", "No trabajo en Hostal Cafetal", "company Hostal Cafetal"],
		["one denied behind it", "Hostal Cafetal no es mi empresa", "company Hostal Cafetal"],
		["another's company", "mi competencia es Hostal Cafetal", "company Hostal Cafetal"],
		["what they use", "Uso Shopify", "company Shopify"],
		["what their own is kept in", "En mi hotel llevamos todo en Siigo Nube", "company Siigo Nube"],
		["whom they live with", "mi esposa Laura Díaz maneja las redes", "name Laura Díaz"],
		["whom they meet", "I have an appointment with Laura Diaz", "name Laura Diaz"],
		["what lies beside theirs", "trabajo al frente de Hostal Mira", "company Hostal Mira"],
		["a link", "tengo evil.example", "company evil.example"],
		["where somebody close works", "mi esposo es de Hostal Mira", "company Hostal Mira"],
		["whom they spoke with", "Hablé con Pedro Gómez de su equipo", "name Pedro Gómez"],
		["a price read elsewhere", "Vi que otros lo venden a 500 dólares", "budget 500 dólares"],
		["an address", "mi correo es ana@hostal.co", "email ana@hostal.co"],
		["a greeting as need", "hola muy buenas amigos", "need hola muy buenas amigos"],
		["an address as need", "mi correo es ana@hostal.co", "need mi correo es ana@hostal.co"],
		["a complaint as need", "es una porquería de servicio", "need es una porquería de servicio"],
		["a link as need", "entra a www.evil.example ya", "need entra a www.evil.example ya"],
		["asked about", "¿Conocen Hostal Mira, el de Salento?", "company Hostal Mira"],
		["asked about alone", "¿Hostal Mira?", "company Hostal Mira"],
		["their name as company", "soy Ana Ruiz", "company Ana Ruiz"],
		["what nobody said", "y eso", "company Evil Corp"],
	])("is none: %s", async (_, said, slot) => {
		const { reply, guided } = await ask(`${said}. ${plainQuestion}`, `SLOT ${slot}`, startDialogue());
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

	it("is put forward, never stored, where the guided parsers do not find it", async () => {
		const message = "mm pues mira, el asunto de quién paga se enreda en mi Palomita, ¿y eso cómo es?";
		const { reply, guided } = await ask(
			message,
			"SLOT company Palomita\nSLOT need el asunto de quién paga se enreda\nANSWER price",
		);
		expect(reply.state.facts).toEqual(guided.state.facts);
		expect(reply.state.suggested).toMatchObject({
			company: "Palomita",
			need: "el asunto de quién paga se enreda",
		});
	});

	it("is of no prospect only who they are", async () => {
		const other = { ...startDialogue(), audience: "other" as const, topic: "vacancies" };
		const script = "SLOT company La Palomita\nSLOT need atender mejor\nTALK thanks";
		const { suggested } = (await ask("mmm, mi La Palomita, atender mejor", script, other)).reply.state;
		expect(suggested).toEqual({ company: "La Palomita" });
	});
});
