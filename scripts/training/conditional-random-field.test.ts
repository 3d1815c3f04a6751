import { describe, expect, it } from "vitest";
import { markedLines } from "../../content/assistant/marked.ts";
import { tags } from "../../domain/assistant/understanding/guided/tagger/marks.ts";
import {
	readTaggerWeights,
	writeTaggerWeights,
} from "../../domain/assistant/understanding/guided/tagger/weights.ts";
import { trainTagger } from "./conditional-random-field.ts";
import { exampleOf, readMarked } from "./marked-messages.ts";

const tiny = ["soy [name Ana Ruiz]", "me llamo [name Luis Gil]", "ella es Rosa Mora", "hola, buenas tardes"];

describe("a tagger", () => {
	it("learns the same from the same messages, and is the same after it was written and read", () => {
		const bytes = writeTaggerWeights(trainTagger(tiny.map(exampleOf)));
		expect(writeTaggerWeights(trainTagger(tiny.map(exampleOf)))).toEqual(bytes);
		expect(writeTaggerWeights(readTaggerWeights(bytes))).toEqual(bytes);
		expect(() => readTaggerWeights(new TextEncoder().encode("no weights at all, for sure"))).toThrow();
	});

	it("reads what was asked and the marks of a message", () => {
		expect(readMarked("company> es [company Hotel Brisa], [size 12 cuartos]")).toEqual({
			asked: "company",
			text: "es Hotel Brisa, 12 cuartos",
			marks: [
				{ tag: "company", from: 3, to: 14 },
				{ tag: "size", from: 16, to: 26 },
			],
		});
	});
});

describe("the marked messages", () => {
	it("have whole marks of known tags, many of each", () => {
		const read = markedLines().map(readMarked);
		const broken = read.filter(({ text }) => /\[(?:[a-z]+ )|^(?:company|size|need)> /.test(text));
		expect(broken).toEqual([]);
		for (const tag of tags)
			expect(read.filter(({ marks }) => marks.some((mark) => mark.tag === tag)).length, tag).toBeGreaterThan(
				200,
			);
	});
});
