import { expect, it } from "vitest";
import { startTally } from "./tally.ts";

it("takes what the provider says of a whole call, else three characters for a token", () => {
	const tally = startTally(300);
	expect(tally.most(500)).toEqual({ input: 100, output: 500 });
	tally.count("a".repeat(60));
	expect(tally.used(true)).toEqual({ input: 100, output: 20 });
	tally.report({ input: 90, output: 15 });
	expect(tally.used(true)).toEqual({ input: 90, output: 15 });
	expect(tally.used(false)).toEqual({ input: 90, output: 20 });
});
