import { expect, it } from "vitest";
import { leadScale, noFacts } from "./lead.ts";
import { statusOf } from "./score.ts";

const reachable = { ...noFacts, email: "ana@example.com" };

it.each([
	["captured", 25, reachable],
	["captured", 25, { ...noFacts, need: "contestar de noche" }],
	["qualifying", 60, { ...reachable, need: "contestar de noche" }],
	["qualifying", 60, { ...reachable, industry: "other" as const }],
	["budget-checked", 80, { ...reachable, industry: "other" as const, budget: "10 millones" }],
	[
		"qualified",
		95,
		{
			...reachable,
			name: "Ana",
			industry: "other" as const,
			need: "más ventas",
			budget: "10 millones",
			timing: "enero",
		},
	],
] as const)("a lead is %s at %i percent", (status, score, facts) => {
	expect(statusOf(facts)).toBe(status);
	expect(leadScale[statusOf(facts)]).toBe(score);
});
