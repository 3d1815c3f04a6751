import { expect, it } from "vitest";
import { leadStatuses } from "../../shared/lead.ts";
import { leadScale, noFacts } from "./lead.ts";
import { leadStatus, scoreReasons } from "./score.ts";

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
	expect(leadStatus(facts)).toBe(status);
	expect(leadScale[leadStatus(facts)]).toBe(score);
});

it("says of every point what it was given for, and of every missing one what would give it", () => {
	const facts = { ...reachable, need: "contestar de noche" };
	const reasons = scoreReasons(facts, leadStatus(facts));
	expect(reasons).toEqual([
		{ step: "captured", points: 25, earned: true, missing: [] },
		{ step: "qualifying", points: 35, earned: true, missing: [] },
		{ step: "budget-checked", points: 20, earned: false, missing: ["budget"] },
		{ step: "qualified", points: 15, earned: false, missing: ["name", "industry", "timing"] },
		{ step: "in-crm", points: 5, earned: false, missing: [] },
	]);
	expect(scoreReasons(noFacts, "captured")[1]?.missing).toEqual(["contact", "interest"]);
});

it("gives a lead in the CRM no point for what it never said", () => {
	const facts = { ...reachable, need: "contestar de noche" };
	expect(scoreReasons(facts, "in-crm")).toEqual([
		{ step: "captured", points: 25, earned: true, missing: [] },
		{ step: "qualifying", points: 35, earned: true, missing: [] },
		{ step: "budget-checked", points: 0, earned: false, missing: ["budget"] },
		{ step: "qualified", points: 0, earned: false, missing: ["name", "industry", "timing"] },
		{ step: "in-crm", points: 40, earned: true, missing: [] },
	]);
});

it.each(leadStatuses)("gives a lead that is %s points that make its score", (status) => {
	const reasons = scoreReasons(noFacts, status);
	const sum = reasons.reduce((total, { earned, points }) => total + (earned ? points : 0), 0);
	expect(sum).toBe(leadScale[status]);
});
