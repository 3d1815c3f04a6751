import { accessAttacks } from "./attacks/access.ts";
import { addressAttacks } from "./attacks/addresses.ts";
import { bodyAttacks } from "./attacks/bodies.ts";
import { connectionAttacks } from "./attacks/connections.ts";
import { guessingAttacks } from "./attacks/guessing.ts";
import { injectionAttacks } from "./attacks/injection.ts";
import { portalAttacks } from "./attacks/portals.ts";
import { type Attacks, runAttacks } from "./run-attacks.ts";
import { startTarget } from "./target.ts";

const many = {
	...addressAttacks,
	...accessAttacks,
	...bodyAttacks,
	...injectionAttacks,
	...connectionAttacks,
};

/** Each group has a target of its own. Only the floods meet the limit of pages: the others ask for more in a minute. */
const groups: { attacks: Attacks; start: () => ReturnType<typeof startTarget> }[] = [
	{ attacks: many, start: () => startTarget({ PAGES_PER_MINUTE: "100000" }) },
	{ attacks: guessingAttacks, start: () => startTarget() },
	{ attacks: portalAttacks, start: () => startTarget({}, true) },
];

/** `npm run attack [word]`: attacks copies of the built site, or only with what has the word in its name. */
const [word = ""] = process.argv.slice(2);
const tables: Awaited<ReturnType<typeof runAttacks>>["table"] = [];
let failed = 0;
for (const { attacks, start } of groups) {
	const named = Object.entries(attacks).filter(([name]) => name.includes(word));
	if (named.length === 0) continue;
	const { target, end } = await start();
	try {
		const { table, failures } = await runAttacks(Object.fromEntries(named), target);
		tables.push(...table);
		failed += failures.length;
		for (const failure of failures) console.error(failure);
	} finally {
		await end();
	}
}
console.table(tables);
process.exitCode = tables.length > 0 && failed === 0 ? 0 : 1;
