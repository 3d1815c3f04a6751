import { expect, it } from "vitest";
import { startTally } from "./tally.ts";

it("takes what the steps of a whole answer say that they used", () => {
	const tally = startTally(300);
	tally.count("a".repeat(60));
	tally.step({ input: 90, output: 15 });
	tally.step({ input: 120, output: 10 });
	expect(tally.used(true)).toEqual({ input: 210, output: 25 });
});

it("reckons three letters a token where nothing is said, and of the step that broke off", () => {
	const tally = startTally(300);
	tally.count("a".repeat(60));
	expect(tally.used(true)).toEqual({ input: 100, output: 20 });
	tally.step({ input: 90, output: 30 });
	expect(tally.used(false)).toEqual({ input: 90, output: 30 });
	tally.count("a".repeat(30));
	expect(tally.used(false)).toEqual({ input: 190, output: 40 });
});

it("knows what one more step may use", () => {
	const tally = startTally(300);
	expect(tally.ofAsks(2, 500)).toEqual({ input: 200, output: 1_000 });
	tally.step({ input: 400, output: 30 });
	expect(tally.withAnother(700, 500)).toEqual({ input: 1_100, output: 530 });
	expect(tally.withAnother(10, 500)).toEqual({ input: 500, output: 530 });
});
