import { describe, expect, it } from "vitest";
import { namedValuesIn } from "./named-values.ts";

const isOrder = (piece: string) => /^(?:send|then make|hazla|mándala)/u.test(piece);
const read = (text: string, isSummary = true) =>
	namedValuesIn(text, { isSummary, isOrder }).commands.map((command) =>
		command.kind === "correct-fact" ? [command.fact, command.value] : [],
	);

describe("a fact that is set by its name", () => {
	it.each([
		[
			"need: sort 200 emails a day so my 2 clerks can breathe",
			"need",
			"sort 200 emails a day so my 2 clerks can breathe",
		],
		["the need is wrong, it's answering donors at night", "need", "answering donors at night"],
		[
			"La necesidad no es eso, es confirmar las citas por la noche",
			"need",
			"confirmar las citas por la noche",
		],
		["need should be: calls about opening hours. Can you fix that?", "need", "calls about opening hours"],
		["the company name is tin roof tacos", "company", "Tin Roof Tacos"],
		["Industry isn't \"other\", it's real estate", "industry", "real-estate-construccion"],
		["el presupuesto está mal, son 4 millones y mándala", "budget", "4 millones"],
	])("«%s» sets it while the summary stands", (text, fact, value) => {
		expect(read(text)).toEqual([[fact, value]]);
	});

	it("sets several, each up to the next", () => {
		expect(read("the need is following up quotes. And the company size is 12 people")).toEqual([
			["need", "following up quotes"],
			["companySize", "12 people"],
		]);
	});

	it.each([
		"la empresa es muy pequeña",
		"the budget is fine, send it",
		"the need is wrong",
		"¿cuál es la necesidad?",
	])("«%s» sets nothing", (text) => {
		expect(read(text)).toEqual([]);
	});

	it("counts before the summary where a colon says so", () => {
		expect(read("company: Tin Roof. and send", false)).toEqual([["company", "Tin Roof"]]);
		expect(read("the company is growing fast", false)).toEqual([]);
	});

	it("leaves the rest of the message", () => {
		expect(namedValuesIn("need: fewer calls. can I pay by card?", { isSummary: true, isOrder }).rest).toBe(
			". can I pay by card?",
		);
	});
});
