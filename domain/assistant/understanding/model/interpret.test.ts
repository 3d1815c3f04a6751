import { expect, it } from "vitest";
import { site } from "../../../../content/site.ts";
import { type Asking, askScripted } from "../../../../tests/assistant/attacks/scripted-model.ts";
import { startDialogue } from "../../dialogue/state.ts";
import { findEntry } from "../../knowledge/entries.ts";
import { fill } from "../../say.ts";

const answerOf = (id: string) => fill(findEntry(id, "es")?.answer ?? "", {}, site);
const ask = (script: string, message = "¿y eso cómo es?", more: Partial<Asking> = {}) =>
	askScripted({ message, language: "es", ...more }, () => script);

it("reads small models' decorations, and skips what they think", async () => {
	const script =
		'<THINK>\nANSWER how-long\n</Think>\n```\n1. **ANSWER**: `price`\n- say "hope-it-helps"\n```';
	const { reply, by, shown } = await ask(script);
	expect(by).toBe("model");
	expect(reply.text).toContain(answerOf("price"));
	expect(reply.text).toContain("Ojalá te sirva.");
	expect(reply.text).not.toContain(answerOf("how-long"));
	expect(shown).toBe(reply.text);
});

it("puts two facts and a late request behind one another, each once", async () => {
	const { reply, shown } = await ask(
		"ANSWER price\nREQUEST person\nANSWER how-long\nSLOT company Hostal Cafetal\n",
		"soy Ana Ruiz, lo del Hostal Cafetal, ¿me lo explica alguien de ustedes?",
	);
	for (const id of ["price", "how-long"]) expect(reply.text.split(answerOf(id))).toHaveLength(2);
	expect(reply.text.split("Ana").length).toBeLessThanOrEqual(3);
	expect(reply.form?.name).toBe("contact");
	expect(reply.state.suggested.company).toBe("Hostal Cafetal");
	expect(reply.text.startsWith(shown)).toBe(true);
});

it("shows a new fact behind one that was told before", async () => {
	const state = { ...startDialogue(), lastText: answerOf("price") };
	const { reply, shown } = await ask("ANSWER price\nANSWER how-long\n", "¿y eso cómo es?", { state });
	for (const id of ["price", "how-long"]) expect(reply.text).toContain(answerOf(id));
	expect(reply.text.startsWith(shown)).toBe(true);
});

it("shows one courtesy before the answers and one after them, by their ids, and asks nothing behind a question", async () => {
	const before = "SAY thanks-for-asking\nSAY good-question\nSAY Gracias, es gratis\nSAY constructor\n";
	const after = "SAY hope-it-helps\nSAY part-by-part\nSAY ask-more\n";
	const { reply, shown } = await ask(`${before}ANSWER price\n${after}`);
	const [opening, ...rest] = reply.text.split(answerOf("price"));
	expect([opening, reply.text]).toEqual(["Gracias por preguntar. ", shown]);
	expect(rest.join("")).toMatch(/Ojalá te sirva\.$/);
	for (const text of ["Buena pregunta", "Gracias, es gratis", "Voy por partes", "Cuéntame"])
		expect(reply.text).not.toContain(text);
	const late = await ask("ANSWER price\nSAY part-by-part\n");
	expect(late.reply.text.startsWith(answerOf("price"))).toBe(true);
	expect(late.reply.text).not.toContain("Voy por partes");
	const asking = await ask("ANSWER refund\nSAY ask-hardest\n", "¿hay reembolso?");
	expect(asking.reply.text).toMatch(/persona del equipo\?$/);
});

it("shows no courtesy that stands in the reply before", async () => {
	const state = { ...startDialogue(), lastText: "Gracias por preguntar. El precio depende." };
	const { reply } = await ask("SAY thanks-for-asking\nANSWER how-long\n", "¿y eso cómo es?", { state });
	expect(reply.text.startsWith(answerOf("how-long"))).toBe(true);
});

it("meets with a courtesy alone what asks for nothing and is missed otherwise, and nothing else", async () => {
	const script = "SAY take-your-time\nSAY sympathy-loss\n";
	const { reply, by, shown, guided } = await ask(script, "se murió mi perrita anoche");
	expect([by, guided.state.misses]).toEqual(["model", 1]);
	expect([reply.text, shown]).toEqual(["Siento mucho tu pérdida. Tómate tu tiempo.", reply.text]);
	expect(reply.state).toMatchObject({ misses: 0, lastText: reply.text });
	const question = await ask(script, "¿cuánto se demoran?");
	expect(question.by).toBe("guided");
	expect(question.reply.text).toContain(answerOf("how-long"));
});

it("reads no more than 24 lines", async () => {
	const { by } = await ask(`${"nada\n".repeat(24)}ANSWER price\n`);
	expect(by).toBe("guided");
});

it("offers entries of which none is sure as choices", async () => {
	const { reply } = await ask("MAYBE price how-long nonsense\n");
	expect(reply.choices.map(({ value }) => value)).toEqual(
		expect.arrayContaining(["entry:price", "entry:how-long"]),
	);
});

it("goes over to the language that is asked for", async () => {
	const { reply } = await ask(
		"REQUEST language en\nSAY thanks-for-asking\nANSWER price\n",
		"¿y eso cómo es? en english porfa",
	);
	expect(reply.language).toBe("en");
	expect(reply.text).toContain(fill(findEntry("price", "en")?.answer ?? "", {}, site));
	expect(reply.text).toContain("Thanks for asking.");
	expect(reply.text).not.toContain("Gracias");
});
