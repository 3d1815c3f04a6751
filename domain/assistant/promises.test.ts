import { describe, expect, it } from "vitest";
import { industries } from "../../content/industries/list.ts";
import { knowledge } from "../../content/knowledge/list.ts";
import { products } from "../../content/products/list.ts";
import { readPromises } from "../../tests/assistant/promises.ts";
import { answer, callTimeOf, effectsOf, play, shown, told } from "../../tests/support/dialogue.ts";
import { effectOf, type Reply } from "./reply.ts";

const published = [
	...knowledge.map(({ id }) => id),
	...products.map(({ id }) => `product:${id}`),
	...industries.map(({ id }) => `industry:${id}`),
];

/** What a reply leaves, in the words of tests/assistant/promises. */
function outcomeOf(reply: Reply | undefined) {
	const { commands = [], state, formName, choices = [] } = reply ?? {};
	return {
		...reply,
		...state,
		...state?.facts,
		likely: Object.keys(state?.suggested ?? {}),
		effects: effectsOf(reply),
		proposalTexts: reply && effectOf(reply, "make-proposal")?.texts,
		requests: commands.flatMap((command) => (command.kind === "request" ? [command.what] : [])),
		form: formName,
		choices: choices.map(({ value }) => value),
		firstChoice: choices[0]?.value,
		callFor: callTimeOf(reply) ?? null,
		pages: reply?.sources.map(({ url }) => url),
		answers: reply && answersIn(reply),
	};
}

/** The ids of what is published in a text, in its order. */
function answersIn({ text, language }: Reply): string[] {
	return published
		.map((id) => ({ id, at: text.indexOf(answer(id, language)) }))
		.filter(({ at }) => at >= 0)
		.sort((a, b) => a.at - b.at)
		.map(({ id }) => id);
}

function expected(outcome: Record<string, unknown>) {
	const isPart = (value: unknown): value is string => typeof value === "string" && value.startsWith("…");
	return Object.fromEntries(
		Object.entries(outcome).map(([what, value]) => [
			what,
			isPart(value) ? expect.stringContaining(value.slice(1)) : value,
		]),
	);
}

describe.each(readPromises())("the assistant, about $topic", ({ promises }) => {
	describe.each(promises)("$promise", ({ after, said, before, leaves }) => {
		it.each(said.map(([language, ...messages]) => ({ language, messages, last: messages.at(-1) })))(
			"$language: $last",
			({ language, messages }) => {
				const opening = after === "told" ? told : after === "shown" ? shown[language] : [];
				const replies = play(language, ...opening, ...messages);
				expect(outcomeOf(replies.at(-1))).toMatchObject(expected(leaves));
				if (before) expect(outcomeOf(replies.at(-2))).toMatchObject(expected(before));
			},
		);
	});
});
