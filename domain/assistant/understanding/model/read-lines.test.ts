import { expect, it, vi } from "vitest";
import { site } from "../../../../content/site.ts";
import { askScripted } from "../../../../tests/assistant/attacks/scripted-model.ts";
import { answer } from "../../../../tests/support/dialogue.ts";
import { takeTurn } from "../../assistant.ts";
import { startDialogue } from "../../dialogue/state.ts";
import { interpret } from "./interpret.ts";
import { promptFor } from "./prompt.ts";

const price = answer("price", "es");
const ask = (script: string, message = "¿y eso cómo es?") =>
	askScripted({ message, language: "es" }, () => script);

it.each([
	["<THINK>", "</Think>"],
	["<thinking>", "</thinking>"],
	["[THINK]", "[/THINK]"],
])("reads small models' decorations, and skips what they think behind %s", async (begins, ends) => {
	const script = `${begins}\nANSWER how-long\n${ends}\n\`\`\`\n1. **ANSWER**: \`price\`\n- say "hope-it-helps"\n\`\`\``;
	const { reply, by, shown } = await ask(script);
	expect([by, reply.text, shown]).toEqual(["model", `${price} Ojalá te sirva.`, reply.text]);
});

it("treats text before a lone closing mark as thought", async () => {
	const long = "Let me see what they mean.\n".repeat(30);
	const thought = `${long}SLOT need vender más\nTALK thanks\nSAY good-question\nANSWER`;
	const { reply, by } = await ask(`${thought} how-\n</think>ANSWER price\n`, "mmm");
	expect([by, reply.text, reply.state.suggested]).toEqual(["model", price, {}]);
	const shown = await ask(`${thought} how-long\n</think>\nANSWER price\n`, "mmm");
	expect(shown.reply.text.startsWith(shown.shown)).toBe(true);
	expect(shown.reply.text).toContain(price);
});

it.each(["\r\n", "\r", "\u2028"])("reads lines that end with %j", async (end) => {
	const { reply } = await ask(["SAY thanks-for-asking", "ANSWER price", "SAY hope-it-helps", ""].join(end));
	expect(reply.text).toBe(`Gracias por preguntar. ${price} Ojalá te sirva.`);
});

/** The answer to one message, taken in one piece. */
function taken(message: string, text: string, isWhole = true, brand = site) {
	const state = startDialogue();
	const guided = takeTurn({ state, message, language: "es", pageLanguage: "es" });
	const turn = { state, message, history: [], conversationId: "one", guided, brand };
	const interpretation = interpret(turn, promptFor(turn), () => undefined);
	return { wantsMore: interpretation.read(text), reply: interpretation.reply(isWhole), guided };
}

it("reads no more than 24 commands, also of a piece that comes at once", () => {
	for (const [lines, expected] of [
		[23, price],
		[24, undefined],
	] as const) {
		const { wantsMore, reply } = taken("¿y eso cómo es?", `${"ANSWER nada\n".repeat(lines)}ANSWER price\n`);
		expect([wantsMore, reply?.text]).toEqual([false, expected]);
	}
});

it("ends at repeated marks of thought", () => {
	const { wantsMore } = taken("¿y eso cómo es?", "ANSWER price\n</think>\n".repeat(60));
	expect(wantsMore).toBe(false);
});

it("builds no new reply for a line that is no command", () => {
	const product = vi.fn(() => site.product);
	const counting = Object.defineProperty({ ...site }, "product", { get: product });
	const timesOf = (text: string) => {
		product.mockClear();
		taken("¿y eso cómo es?", text, true, counting);
		return product.mock.calls.length;
	};
	expect(timesOf(`ANSWER price\n${"x\n".repeat(500)}`)).toBe(timesOf("ANSWER price\n"));
});

it("uses only whole lines of a broken answer, and only when a fact is shown", () => {
	expect(taken("mmm", "TALK thanks\n", false).reply).toBeNull();
	expect(taken("mmm", "ANSWER price\nANSWER how-long", false).reply?.text).toBe(price);
});
