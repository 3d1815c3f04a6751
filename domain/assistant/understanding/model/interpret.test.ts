import { expect, it } from "vitest";
import { type Asking, askScripted, linesOf } from "../../../../tests/assistant/attacks/scripted-model.ts";
import { answer } from "../../../../tests/support/dialogue.ts";
import { textsIn } from "../../assistant-texts.ts";
import { startDialogue } from "../../dialogue/state.ts";
import { findEntry } from "../../knowledge.ts";
import { effectOf } from "../../reply.ts";

const answerOf = (id: string) => answer(id, "es");
const ask = (script: string, message = "¿y eso cómo es?", more: Partial<Asking> = {}) =>
	askScripted({ message, language: "es", ...more }, () => script);

it("answers both halves: what it knows, and that it does not know the rest", async () => {
	for (const script of ["ANSWER price\nUNKNOWN\n", "ANSWER price\nREQUEST person\nUNKNOWN\n"]) {
		const { reply } = await ask(script, "¿cuánto vale, y en Marte lo explica alguien?");
		expect(reply.text.startsWith(answerOf("price"))).toBe(true);
		expect(textsIn("es").unknown.some((text) => reply.text.includes(text))).toBe(true);
		expect(reply?.effects).toEqual([
			{ kind: "record-unknown-question", question: expect.stringContaining("Marte") },
		]);
		expect(reply.choices[0]?.value).toBe("request:person");
		expect(reply.state.topic).toBe("price");
		expect(reply.sources.map(({ url }) => url)).toContain(findEntry("price", "es")?.source.url);
	}
});

it("says only once that it has no more, where the answer stands in the reply before", async () => {
	const state = { ...startDialogue(), lastText: answerOf("price") };
	const { reply } = await ask("ANSWER price\nUNKNOWN\n", "mmm", { state });
	expect(textsIn("es").unknown.some((text) => reply.text.includes(text))).toBe(false);
	expect(reply.text.split(textsIn("es").person.offer).length).toBeLessThanOrEqual(2);
	expect(reply.choices[0]?.value).toBe("request:person");
});

it("puts two facts and a late request behind one another, each once", async () => {
	const { reply, shown } = await ask(
		"ANSWER price\nREQUEST person\nANSWER how-long\nSLOT company Hostal Cafetal\n",
		"soy Ana Ruiz, y en mi Hostal Cafetal, ¿me lo muestra alguien de ustedes?",
	);
	for (const id of ["price", "how-long"]) expect(reply.text.split(answerOf(id))).toHaveLength(2);
	expect(reply.text.split("Ana").length).toBeLessThanOrEqual(3);
	expect(reply.choices.map(({ value }) => value)).toContain("request:person");
	expect(reply.state.suggested.company ?? reply.state.facts.company).toBe("Hostal Cafetal");
	expect(reply.text.startsWith(shown)).toBe(true);
});

it("shows two facts at most, each once, and offers one more", async () => {
	const lines = ["price price how-it-works", "price", "how-long products", "diagnostic"];
	const { reply } = await ask(lines.map((ids) => `ANSWER ${ids}\n`).join(""));
	expect(reply.text).toBe(["price", "how-it-works"].map(answerOf).join(" "));
	expect(reply.choices[0]?.value).toBe("entry:how-long");
});

it("shows a new fact behind one that was told before", async () => {
	const state = { ...startDialogue(), lastText: answerOf("price") };
	const { reply, shown } = await ask("ANSWER price\nANSWER how-long\n", "¿y eso cómo es?", { state });
	for (const id of ["price", "how-long"]) expect(reply.text).toContain(answerOf(id));
	expect(reply.text.startsWith(shown)).toBe(true);
});

it("leaves out what would change the words that are shown", async () => {
	const message = "We have it all in Siigo, does it connect to that and to our invoices?";
	const asking = { message, language: "en" } as const;
	const { reply, shown } = await askScripted(asking, () => "ANSWER integrations\nANSWER named-integration\n");
	expect(shown).toContain(answer("integrations", "en"));
	expect(reply.text.startsWith(shown)).toBe(true);
});

it("shows one courtesy before the answers and one after them, by their ids, and none behind anything else", async () => {
	const before = "SAY thanks-for-asking\nSAY good-question\nSAY Gracias, es gratis\nSAY constructor\n";
	const after = "SAY hope-it-helps\nSAY sensible-doubt\nSAY ask-more\n";
	const { reply, shown } = await ask(`${before}ANSWER price\n${after}`);
	const [opening, ...rest] = reply.text.split(answerOf("price"));
	expect([opening, reply.text]).toEqual(["Gracias por preguntar. ", shown]);
	expect(rest.join("")).toMatch(/Ojalá te sirva\.$/);
	for (const text of ["Buena pregunta", "Gracias, es gratis", "Tiene sentido", "Cuéntame"])
		expect(reply.text).not.toContain(text);
	const late = await ask("ANSWER price\nSAY good-question\n");
	expect(late.reply.text.startsWith(answerOf("price"))).toBe(true);
	expect(late.reply.text).not.toContain("Buena pregunta");
	const asking = await ask("ANSWER refund\nSAY ask-hardest\n", "¿hay reembolso?");
	expect(asking.reply.text).toMatch(/persona del equipo\?$/);
});

it("takes no introduction for a trick, and no refusal for a pick", async () => {
	const introduced = await ask("TRICK\n", "Soy Ana Ruiz, mi correo es ana@brisa.example");
	expect(introduced.reply.text).toBe(introduced.guided.text);
	const { reply } = await ask("ANSWER none, not price\n");
	expect(reply.text).not.toContain(answerOf("price"));
});

it.each(linesOf("no-courtesy.tsv").map((line) => line.split("\t")))(
	"shows no courtesy %s",
	async (_, script, message) => {
		const state = { ...startDialogue(), lastText: "Gracias por preguntar. El precio depende." };
		const { reply, guided, shown } = await ask(`${script.replaceAll(" / ", "\n")}\n`, message, { state });
		for (const text of [reply.text, guided.text, shown])
			expect(text).not.toMatch(/Lo siento mucho|Tómate|Siento que|Gracias por preg|Buena preg|Mucha suerte/);
		expect(reply.state.misses).toBeLessThanOrEqual(guided.state.misses);
	},
);

it.each(["ANSWER price\nANSWER advice\n", "ANSWER advice\nANSWER price\n"])(
	"puts advice behind a fact, which keeps its source: %j",
	async (script) => {
		const { reply, shown } = await ask(script, "¿qué me aconsejas y eso cómo es?");
		const { text, sources } = reply;
		expect(text.startsWith(answerOf("price"))).toBe(true);
		expect(text.length).toBeGreaterThan(answerOf("price").length + 20);
		expect(sources.map(({ url }) => url)).toEqual(
			expect.arrayContaining([findEntry("price", "es")?.source.url, "/productos"]),
		);
		expect(shown).toBe(text);
	},
);

it("keeps where the guided understanding finds a visitor to be, and the language they were greeted in", async () => {
	const state = { ...startDialogue(), pageLanguage: "es" as const };
	const { reply } = await ask("ANSWER price\n", "estamos en México, ¿y eso cómo es?", { state });
	expect(reply.state).toMatchObject({
		country: "MX",
		pageLanguage: "es",
		greetingLanguage: "es",
		topic: "price",
	});
});

it("ends at once when it was stopped before it began", async () => {
	const stop = AbortSignal.abort();
	const said = "soy Ana Ruiz. ¿venden tamales de pipián?";
	const { by, reply, guided } = await ask("ANSWER price\n", said, { stop });
	expect(effectOf(guided, "record-unknown-question")?.question).toContain("tamales");
	expect(by).toBe("stopped");
	expect(reply).toMatchObject({ text: "", effects: [], state: { facts: { name: "Ana Ruiz" } } });
});

it("offers entries as choices when none is sure", async () => {
	expect((await ask("MAYBE advice\n", "mmm")).by).toBe("guided");
	const { reply } = await ask("MAYBE price how-long advice\n", "mmm");
	expect(reply.choices.map(({ value }) => value)).toEqual(
		expect.arrayContaining(["entry:price", "entry:how-long"]),
	);
});

it("changes to the language that is asked for", async () => {
	const { reply } = await ask("REQUEST language en\nANSWER price\n", "¿y eso cómo es? en english porfa");
	expect(reply.language).toBe("en");
	expect(reply.text).toContain(answer("price", "en"));
});
