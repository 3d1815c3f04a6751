import { describe, expect, it } from "vitest";
import { askScripted } from "../../../../tests/assistant/attacks/scripted-model.ts";
import { readQuestions, type WrittenQuestion } from "../../../../tests/assistant/read.ts";
import { answer as published } from "../../../../tests/support/dialogue.ts";
import { findEntry } from "../../knowledge.ts";

/** A model that picks the right entry where it is at hand. @returns how each question fared. */
async function picked({ text, language, labels }: WrittenQuestion) {
	const answer = await askScripted({ message: text, language }, (sent) => {
		const id = labels.find((label) => sent.includes(`\n${label} | `));
		return id ? `SAY thanks-for-asking\nANSWER ${id}\n` : "UNKNOWN\n";
	});
	const right = labels.map((label) => published(label, answer.guided.language));
	const isShown = right.some((fact) => answer.reply.text.includes(fact)) && answer.reply.sources.length > 0;
	const isAtHand = labels.some((label) => answer.sent.includes(`\n${label} | `));
	// Not asked: the guided understanding carries something out.
	const isAsked = answer.sent !== "";
	return {
		missing: isAsked && !isAtHand,
		withheld: isAsked && isAtHand && !(isShown && answer.reply.text.startsWith(answer.shown)),
		guidedRight: right.some((fact) => answer.guided.text.includes(fact)),
	};
}

describe.each([
	["seen", 80],
	["held-out", 150],
] as const)("a model that picks well, on %s questions", (corpus, atLeast) => {
	it("has the entry at hand, and every fact that it picks is shown with its source", async () => {
		// What is worked out for each visitor is no entry.
		const answerable = readQuestions(corpus).filter(({ labels, language }) =>
			labels.every((label) => findEntry(label, language)),
		);
		const questions = (["es", "en"] as const).flatMap((language) =>
			answerable.filter((one) => one.language === language).slice(0, corpus === "seen" ? 40 : undefined),
		);
		// Of those put aside only sums are told.
		const fared = await Promise.all(questions.map(picked));
		const count = (what: keyof (typeof fared)[number]) => fared.filter((one) => one[what]).length;
		const [missing, withheld, guidedRight] = [count("missing"), count("withheld"), count("guidedRight")];
		const sums = { all: fared.length, missing, withheld, guidedRight };
		expect(sums.all).toBeGreaterThanOrEqual(atLeast);
		expect(sums, JSON.stringify(sums)).toMatchObject({ withheld: 0 });
		expect(sums.missing).toBeLessThanOrEqual(1);
		expect(sums.guidedRight, "what the model buys").toBeLessThan(sums.all - sums.missing);
		if (process.env.FIGURES) console.info(corpus, sums);
	}, 120_000);
});
