import { describe, expect, it } from "vitest";
import { limits } from "../../../../config/limits.ts";
import type { TranscriptMessage } from "../../../../shared/conversation.ts";
import { takeTurn } from "../../assistant.ts";
import { startDialogue } from "../../dialogue/state.ts";
import { nearEntries, promptFor } from "./prompt.ts";

function prompt(message: string, history: readonly TranscriptMessage[] = []) {
	const state = startDialogue();
	const guided = takeTurn({ state, message, language: "es" });
	return promptFor({ state, message, guided, history, conversationId: "one" });
}

describe("what a model is sent", () => {
	it("contains the end of the transcript, cut at whole letters, and the whole message", () => {
		const content = `${"x".repeat(limits.modelMessage - 1)}🙂`;
		const history = Array.from({ length: 40 }, (_, at): TranscriptMessage => {
			return { role: at % 2 ? "assistant" : "user", content };
		});
		const { messages } = prompt(`${"y".repeat(5_000)}\ud83d`, history);
		expect(messages.length).toBeLessThanOrEqual(limits.modelMessages + 1);
		expect(messages.at(0)?.role).toBe("user");
		for (const { content } of messages.slice(0, -1)) {
			expect(content.length).toBeLessThanOrEqual(limits.modelMessage);
			expect(content.isWellFormed()).toBe(true);
		}
		expect(messages.at(-1)?.content).toBe(`${"y".repeat(5_000)}\ufffd`);
	});

	it("contains what is known about the visitor", () => {
		const { instructions } = prompt("soy Ana Ruiz, de Hostal Cafetal");
		expect(instructions).toContain('"name":"Ana Ruiz"');
	});

	it("has the entries near the topic at hand for a follow-up, after those near the message itself", () => {
		const ids = (topic: string | null) => nearEntries("¿y cómo es?", topic, "es").map(({ id }) => id);
		expect(ids(null)).not.toContain("compliance");
		expect(ids("nda")).toContain("compliance");
		expect(ids("nda").slice(0, 2)).toEqual([ids(null)[0], "nda"]);
	});
});
