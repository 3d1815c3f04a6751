import { describe, expect, it } from "vitest";
import { limits } from "../../../../config/limits.ts";
import { takeTurn } from "../../assistant.ts";
import { type DialogueState, startDialogue } from "../../dialogue/state.ts";
import type { ModelLine, ModelTurn } from "./model-turn.ts";
import { nearEntries } from "./near-entries.ts";
import { needsModel } from "./needs-model.ts";
import { promptFor } from "./prompt.ts";

function turn(message: string, more: Partial<ModelTurn> = {}): ModelTurn {
	const state = more.state ?? startDialogue();
	const guided = takeTurn({ state, message, language: "es" });
	return { state, message, guided, history: [], conversationId: "one", ...more };
}

describe("what a model is sent", () => {
	it("is the end of the transcript, whose messages are cut, and the whole message", () => {
		const history = Array.from({ length: 40 }, (_, at): ModelLine => {
			return { role: at % 2 ? "assistant" : "user", content: `${at} ${"x".repeat(5_000)}` };
		});
		const { messages } = promptFor(turn("y".repeat(5_000), { history }));
		expect(messages.length).toBeLessThanOrEqual(limits.modelMessages + 1);
		expect(messages.at(0)?.role).toBe("user");
		for (const { content } of messages.slice(0, -1))
			expect(content.length).toBeLessThanOrEqual(limits.modelMessage);
		expect(messages.at(-1)?.content).toBe("y".repeat(5_000));
	});

	it("is whole letters, wherever a message is cut", () => {
		const content = `${"x".repeat(limits.modelMessage - 1)}🙂`;
		const { messages } = promptFor(turn("¿y eso?", { history: [{ role: "user", content }] }));
		expect(messages.every((message) => message.content.isWellFormed())).toBe(true);
	});

	it("holds what is known of the visitor", () => {
		const { instructions } = promptFor(turn("soy Ana Ruiz, de Hostal Cafetal"));
		expect(instructions).toContain('"name":"Ana Ruiz"');
	});

	it("has the entries near the topic at hand for what follows it", () => {
		const ids = (topic: string | null) => nearEntries("¿y cómo es?", topic, "es").map(({ id }) => id);
		expect(ids(null)).not.toContain("compliance");
		expect(ids("nda")).toEqual(expect.arrayContaining(["nda", "compliance"]));
	});
});

it.each([
	["wants nothing kept", { quiet: true }],
	["took back the leave to write", { withdrawn: true }],
] as [string, Partial<DialogueState>][])("asks no model about somebody who %s", (_, more) => {
	const state = { ...startDialogue(), ...more };
	expect(needsModel(turn("¿y eso cómo es?", { state }))).toBe(false);
	expect(needsModel(turn("¿y eso cómo es?"))).toBe(true);
});

it.each([
	"quita mi teléfono",
	"¿qué datos míos tienen guardados?",
	"mándenme esta conversación por correo",
	"mi número es 5512345678, ¿y eso cómo es?",
	"quiero hablar con una persona",
])("asks no model about «%s», which the guided understanding carries out", (message) => {
	const { state } = turn("Hola, soy Ana Ruiz, mi teléfono es 3104567890").guided;
	expect(needsModel(turn(message, { state }))).toBe(false);
});
