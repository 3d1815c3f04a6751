import { describe, expect, it } from "vitest";
import { examplesIn } from "../../content/assistant/examples.ts";
import { knowledge } from "../../content/knowledge/list.ts";
import { site } from "../../content/site.ts";
import { classify } from "../../domain/assistant/understanding/guided/classifier/classify.ts";
import { readWeights, writeWeights } from "../../domain/assistant/understanding/guided/classifier/weights.ts";
import { weightsOf } from "../../domain/assistant/understanding/guided/trained.ts";
import { languages } from "../../shared/language.ts";
import { readQuestions } from "../../tests/assistant/read.ts";
import { train } from "./naive-bayes.ts";

const tiny = new Map([
	["price", ["how much is it", "what does it cost", "price please"]],
	["where", ["where are you", "which city are you in"]],
]);

describe("the classifier", () => {
	it("gives the label whose phrases are nearest, the same one every time", () => {
		const [first, second] = [train(tiny), train(tiny)];
		expect(classify("and how much does this cost?", first)[0]?.label).toBe("price");
		expect(writeWeights(first)).toEqual(writeWeights(second));
	});

	it("learns a label that is only a new list of phrases", () => {
		const more = new Map([...tiny, ["dogs", ["may I bring my dog", "are pets allowed"]]]);
		expect(classify("can I bring pets", train(more))[0]?.label).toBe("dogs");
	});

	it("says how little of a text a label's phrases hold", () => {
		const [guess] = classify("zeppelin sponsorship in Greenland", train(tiny));
		expect(guess?.coverage ?? 0).toBeLessThan(0.3);
	});

	it("is the same after it was written and read, and refuses what it did not write", () => {
		const weights = train(tiny);
		const again = readWeights(writeWeights(weights));
		expect(classify("price?", again)).toEqual(classify("price?", weights));
		expect(() => readWeights(new TextEncoder().encode("no weights at all, for sure"))).toThrow();
	});

	it("knows nothing of a text without letters", () => {
		expect(classify("…!?", train(tiny))).toEqual([]);
	});

	it.each(languages)(
		"answers at least 85 % of the questions that strangers wrote, at once (%s)",
		(language) => {
			const questions = readQuestions("seen").filter(
				(one) => one.language === language && !one.labels.includes("unknown"),
			);
			const right = questions.filter(({ text, labels }) => {
				const [best] = classify(text, weightsOf(language));
				return best && labels.includes(best.label);
			});
			expect(right.length / questions.length).toBeGreaterThanOrEqual(0.85);
		},
	);
});

describe("the examples", () => {
	it.each(languages)(
		"are at least 100 of each label, those of what is not ours or not known the most of all (%s)",
		(language) => {
			const examples = examplesIn(language);
			const few = [...examples].filter(([, phrases]) => phrases.length < 100).map(([label]) => label);
			expect(few).toEqual([]);
			const most = [...examples].sort(([, a], [, b]) => b.length - a.length).map(([label]) => label);
			expect(most.slice(0, 2).sort()).toEqual(["out-of-scope", "unforeseen"]);
		},
	);

	it("have every entry of the knowledge, and stand once in a label", () => {
		for (const language of languages) {
			const examples = examplesIn(language);
			// What only goes on with a topic is asked in the words of another entry.
			const asked = knowledge.filter((entry) => !("within" in entry));
			for (const { id } of asked) expect(examples.has(id), id).toBe(true);
			for (const [label, phrases] of examples) expect(new Set(phrases).size, label).toBe(phrases.length);
			// A visitor's word for the brand is read as the blank: a phrase with its name would never be met.
			for (const phrases of examples.values())
				expect(phrases.filter((phrase) => new RegExp(site.product, "i").test(phrase))).toEqual([]);
		}
	});
});
