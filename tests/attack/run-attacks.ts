import type { Target } from "./target.ts";

/** What was tried, what was seen, and what must be; of an answer its status counts. A control is what must go on. */
export type Try = readonly [what: string, seen: unknown, wanted: unknown];

/** By name. They run one after the other: some use limits up. */
export type Attacks = Record<string, (target: Target) => AsyncGenerator<Try>>;

/** @returns a row for each attack, and a line for each try that failed. One that breaks off, or tries nothing, fails. */
export async function runAttacks(attacks: Attacks, target: Target) {
	const table: { attack: string; tried: number; passed: number }[] = [];
	const failures: string[] = [];
	for (const [attack, tries] of Object.entries(attacks)) {
		const row = { attack, tried: 0, passed: 0 };
		table.push(row);
		const fail = (what: string, seen: unknown) => failures.push(`${attack}: ${what} (${seen})`.slice(0, 400));
		try {
			for await (const [what, seen, wanted] of tries(target)) {
				row.tried++;
				const [given, right] = [seen, wanted].map((one) =>
					JSON.stringify(one instanceof Response ? one.status : one),
				);
				if (given === right) row.passed++;
				else fail(what, given);
			}
		} catch (error) {
			fail("the attack itself", error);
		}
		if (row.tried === 0) fail("nothing", "was tried");
	}
	return { table, failures };
}
