import { expect, it } from "vitest";
import { type Attacks, runAttacks } from "./run-attacks.ts";
import type { Target } from "./target.ts";

it("names each try that went through, an attack that broke off, and one that tried nothing", async () => {
	const attacks: Attacks = {
		held: async function* () {
			yield ["a", new Response(null, { status: 404 }), 404];
			yield ["b", [303, "/"], [303, "/"]];
		},
		through: async function* () {
			yield ["a", new Response("secret"), 404];
		},
		broken: async function* () {
			yield ["a", 1, 1];
			throw new Error("no answer");
		},
		empty: async function* () {},
	};
	const { table, failures } = await runAttacks(attacks, {} as Target);
	expect(table[0]).toEqual({ attack: "held", tried: 2, passed: 2 });
	const said = [
		"through: a (200)",
		"broken: the attack itself (Error: no answer)",
		"empty: nothing (was tried)",
	];
	expect(failures).toEqual(said);
});
