import { expect, it } from "vitest";
import { startTally } from "./tally.ts";

const letters = (many: number) => "a".repeat(many);

it("takes what the steps say that they used", () => {
	const tally = startTally(300);
	tally.count(letters(60));
	tally.step({ input: 90, output: 15 });
	tally.another(30);
	tally.step({ input: 120, output: 10 });
	expect(tally.used(true)).toEqual({ input: 210, output: 25 });
});

it("reckons three letters a token of steps that say nothing", () => {
	const tally = startTally(300);
	tally.count(letters(60));
	tally.step({ input: 0, output: 0 });
	expect(tally.used(true)).toEqual({ input: 100, output: 20 });
	tally.another(30);
	tally.step({ input: 0, output: 0 });
	expect(tally.used(true)).toEqual({ input: 230, output: 20 });
});

it("counts what was sent and what came of a step that is not over, even before its first letter", () => {
	const tally = startTally(300);
	expect(tally.used(false)).toEqual({ input: 100, output: 0 });
	tally.step({ input: 90, output: 30 });
	expect(tally.used(false)).toEqual({ input: 90, output: 30 });
	tally.another(60);
	expect(tally.used(false)).toEqual({ input: 240, output: 30 });
	tally.count(letters(30));
	expect(tally.used(false)).toEqual({ input: 240, output: 40 });
	tally.step({ input: 130, output: 1 });
	tally.count(letters(300));
	tally.step({ input: 0, output: 1 });
	expect([tally.used(true).output, tally.used(false).output]).toEqual([32, 110]);
});

it("knows what one more step may use", () => {
	const tally = startTally(300);
	expect(tally.ofAsks(2, 500)).toEqual({ input: 200, output: 1_000 });
	tally.step({ input: 400, output: 30 });
	expect(tally.withAnother(60, 500)).toEqual({ input: 850, output: 530 });
});
