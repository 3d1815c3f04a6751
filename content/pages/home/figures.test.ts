import { describe, expect, test } from "vitest";
import { en } from "./en.ts";
import { es } from "./es.ts";

/** The company's claims that home may make, and the hours it is told by. */
const claims = ["50", "80", "65", "15", "45", "70", "40", "2", "4", "20", "10"];
const hours = ["11:47", "11:48", "6:10", "9:00", "7:05", "10:20", "3:32", "9:15"];

describe.each([
	["es", es("Rumbo")],
	["en", en("Rumbo")],
])("home in %s", (_, text) => {
	// An example tells a customer's own figures.
	const claimed = {
		...text,
		hero: { ...text.hero, example: [] },
		journey: { ...text.journey, example: [] },
	};
	const said = sentencesIn(claimed).filter((sentence) => !hours.includes(sentence));
	const figures = said.flatMap((sentence) => sentence.match(/\d+/g) ?? []);

	test("says no figure that is not a claim of the company", () => {
		expect(figures.filter((figure) => !claims.includes(figure))).toEqual([]);
	});

	test("says each figure once", () => {
		expect(figures.length).toBeGreaterThan(8);
		expect(figures).toEqual([...new Set(figures)]);
	});
});

test("both languages tell the same hours, claims and number of things", () => {
	expect(shapeOf(en("Rumbo"))).toEqual(shapeOf(es("Rumbo")));
});

function shapeOf({
	hero,
	closing,
	night,
	journey,
	steps,
	values,
	proof,
}: ReturnType<typeof es> | ReturnType<typeof en>) {
	return {
		hours: [hero, closing, ...night.moments, ...journey.moments].map(({ hour }) => hour.time),
		claims: journey.moments.map(({ id, claim }) => [id, Number.parseInt(claim.figure, 10)]),
		counts: [steps.list.length, values.cards.length, proof.figures.length],
		points: values.cards.map(({ points }) => points.length),
	};
}

function sentencesIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return value && typeof value === "object" ? Object.values(value).flatMap(sentencesIn) : [];
}
