import { describe, expect, test } from "vitest";
import type { Language } from "../../content/language.ts";
import { english } from "./conversations/en/list.ts";
import { spanish } from "./conversations/es/list.ts";
import type { Conversation } from "./conversations/schema.ts";
import { startDialogue, takeTurn } from "./engine.ts";

/** Plays a conversation to its end, checking every line on the way. */
function play(conversation: Conversation, start: Language) {
	let state = startDialogue();
	let language = start;
	let before = "";
	for (const line of conversation.lines) {
		const reply = takeTurn({ state, message: line.says, language });
		const at = `«${line.says}» → «${reply.text}»`;
		for (const pattern of line.has ?? []) expect(reply.text, at).toMatch(pattern);
		for (const pattern of line.lacks ?? []) expect(reply.text, at).not.toMatch(pattern);
		if (line.knows) expect(reply.state.facts, at).toMatchObject(line.knows);
		if (line.wants) expect(reply.wants, at).toBe(line.wants);
		if (line.language) expect(reply.language, at).toBe(line.language);
		if (line.source)
			expect(
				reply.sources.map(({ url }) => url),
				at,
			).toContain(line.source);
		if (line.offers) expect(reply.quickReplies.join(" | "), at).toMatch(line.offers);
		expect(reply.text, at).not.toBe("");
		expect(reply.text, at).not.toMatch(/[{}<>]|undefined|null/);
		expect(reply.text, "the same words twice in a row").not.toBe(before);
		expect(reply.proposalTexts !== undefined, at).toBe(reply.wants === "proposal");
		before = reply.text;
		// What is kept between turns is JSON, so a round trip must change nothing.
		state = JSON.parse(JSON.stringify(reply.state));
		language = reply.language;
	}
	if (conversation.knows) expect(state.facts).toMatchObject(conversation.knows);
	if (conversation.declined) expect([...state.declined].sort()).toEqual([...conversation.declined].sort());
}

describe("en español", () => {
	for (const conversation of spanish) test(conversation.promise, () => play(conversation, "es"));
});

describe("in English", () => {
	for (const conversation of english) test(conversation.promise, () => play(conversation, "en"));
});
