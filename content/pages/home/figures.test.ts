import { describe, expect, test } from "vitest";
import { en } from "./en.ts";
import { es } from "./es.ts";

/** The company's claims that home may make, and the hours it is told by. */
const claims = ["50", "80", "65", "15", "45", "70", "40", "2", "4", "20", "10"];
const hours = ["11:47", "7:05", "10:20", "3:32", "9:15", "11:48"];

describe.each([
	["es", es("Rumbo")],
	["en", en("Rumbo")],
])("home in %s", (_, text) => {
	const said = sentencesIn(text).filter((sentence) => !hours.includes(sentence));
	const figures = said.flatMap((sentence) => sentence.match(/\d+/g) ?? []);

	test("says no figure that is not a claim of the company", () => {
		expect(figures.filter((figure) => !claims.includes(figure))).toEqual([]);
	});

	test("says each figure once", () => {
		expect(figures.length).toBeGreaterThan(8);
		expect(figures).toEqual([...new Set(figures)]);
	});

	test("draws each claim to the figure it says", () => {
		for (const { claim } of text.journey.moments) expect(claim.figure).toContain(String(claim.percent));
	});
});

test("both languages tell the same hours, claims and number of things", () => {
	expect(shapeOf(en("Rumbo"))).toEqual(shapeOf(es("Rumbo")));
});

function shapeOf({
	hero,
	closing,
	journey,
	steps,
	values,
	figures,
}: ReturnType<typeof es> | ReturnType<typeof en>) {
	return {
		hours: [hero, closing, ...journey.moments].map(({ hour }) => hour.time),
		claims: journey.moments.map(({ id, claim }) => [id, claim.kind, claim.percent]),
		counts: [steps.list.length, values.cards.length, figures.list.length],
		points: values.cards.map(({ points }) => points.length),
	};
}

function sentencesIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return value && typeof value === "object" ? Object.values(value).flatMap(sentencesIn) : [];
}
