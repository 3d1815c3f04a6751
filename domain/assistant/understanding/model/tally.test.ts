import { expect, it } from "vitest";
import { startTally } from "./tally.ts";

const letters = (many: number) => "a".repeat(many);

it("takes what the provider says of a whole call", () => {
	const tally = startTally(300);
	tally.count(letters(60));
	tally.report({ input: 90, output: 15 });
	expect(tally.used(true)).toEqual({ input: 90, output: 15 });
});

it("counts three characters a token where the provider says nothing, or the call broke off", () => {
	const tally = startTally(300);
	expect(tally.used(false)).toEqual({ input: 100, output: 0 });
	tally.count(letters(60));
	expect(tally.used(false)).toEqual({ input: 100, output: 20 });
	tally.report({ input: 90, output: 1 });
	expect(tally.used(false)).toEqual({ input: 90, output: 20 });
});

it("knows what a call uses at most", () => {
	expect(startTally(300).most(500)).toEqual({ input: 100, output: 500 });
});
