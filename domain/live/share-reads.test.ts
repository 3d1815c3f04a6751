import { expect, it } from "vitest";
import { shareReads } from "./share-reads.ts";

function slowValue() {
	let stored = 0;
	let readings = 0;
	const share = shareReads(async (_key: string) => {
		readings++;
		const found = stored;
		await new Promise((resolve) => setTimeout(resolve, 30));
		return found;
	});
	return { share, store: () => ++stored, readings: () => readings };
}

it("never gives what is older than the question", async () => {
	const { share, store, readings } = slowValue();
	const asked: Promise<number>[] = [];
	const began = performance.now();
	for (let times = 0; times < 60; times++) {
		const stored = store();
		asked.push(share("list").then((found) => found - stored));
		await new Promise((resolve) => setTimeout(resolve, 5));
	}
	expect(Math.min(...(await Promise.all(asked)))).toBeGreaterThanOrEqual(0);
	expect(readings()).toBeLessThan((performance.now() - began) / 100 + 2);
});

it("reads at once for a single caller, and apart what is not the same", async () => {
	const { share, readings } = slowValue();
	const asked = [share("list"), share("another")];
	expect(readings()).toBe(2);
	await Promise.all(asked);
});

it("goes on after a reading that failed", async () => {
	let readings = 0;
	const share = shareReads(async () => {
		readings++;
		if (readings < 3) throw new Error("The database is away.");
		return "read";
	});
	const outcomes = await Promise.allSettled([share(null), share(null), share(null)]);
	expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
	expect(readings).toBe(2);
	expect(await share(null)).toBe("read");
});
