import { accessAttacks } from "./attacks/access.ts";
import { addressAttacks } from "./attacks/addresses.ts";
import { bodyAttacks } from "./attacks/bodies.ts";
import { connectionAttacks } from "./attacks/connections.ts";
import { guessingAttacks } from "./attacks/guessing.ts";
import { injectionAttacks } from "./attacks/injection.ts";
import { runAttacks } from "./run-attacks.ts";
import { startTarget } from "./target.ts";

/** `npm run attack [word]`: attacks a copy of the built site, or only with what has the word in its name. */
const [word = ""] = process.argv.slice(2);
const all = {
	...addressAttacks,
	...accessAttacks,
	...bodyAttacks,
	...injectionAttacks,
	...connectionAttacks,
};
const attacks = Object.entries({ ...all, ...guessingAttacks }).filter(([name]) => name.includes(word));
const { target, end } = await startTarget();
try {
	const { table, failures } = await runAttacks(Object.fromEntries(attacks), target);
	console.table(table);
	for (const failure of failures) console.error(failure);
	process.exitCode = table.length > 0 && failures.length === 0 ? 0 : 1;
} finally {
	await end();
}
