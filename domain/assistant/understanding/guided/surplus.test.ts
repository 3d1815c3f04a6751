import { describe, expect, it } from "vitest";
import { noFacts } from "../../../leads/lead.ts";
import { mendedFacts } from "./surplus.ts";

const mended = (text: string, facts: { name?: string; company?: string }) =>
	mendedFacts(text, { ...noFacts, ...facts });

describe("a word too many in a name", () => {
	it.each([
		["le sobró el 'Es' en el nombre", { company: "Es Panadería Sol" }, "company", "Panadería Sol"],
		["sin la palabra punto, por favor", { name: "Luis Rey Punto" }, "name", "Luis Rey"],
		["there's an extra 'Its' in it", { company: "Its Harbour Dental" }, "company", "Harbour Dental"],
		["mi nombre va sin coma", { name: "Eva Gil Coma" }, "name", "Eva Gil"],
	] as const)("«%s» is taken out", (text, facts, slot, value) => {
		expect(mended(text, facts)).toEqual([{ kind: "correct-slot", slot, value }]);
	});

	it.each([
		["sin el hotel no hay nada", { company: "El Hotel Sol" }],
		["trabajo sin Luis", { name: "Luis Rey" }],
		["sobró comida", { company: "Sol" }],
	])("«%s» takes nothing out", (text, facts) => {
		expect(mended(text, facts)).toEqual([]);
	});
});

describe("a name that is quoted and said otherwise", () => {
	it("is put right where the right one stands behind it", () => {
		expect(mended("ahí dice 'Ella' como nombre, es Luz Marina Ortega", { name: "Ella" })).toEqual([
			{ kind: "correct-slot", slot: "name", value: "Luz Marina Ortega" },
		]);
	});
});
