import { describe, expect, it } from "vitest";
import { languages } from "../../shared/language.ts";
import { en } from "../pages/demo/en.ts";
import { es } from "../pages/demo/es.ts";
import { industries } from "./list.ts";

const flows = industries.flatMap(({ id, flows }) => flows.map((flow) => ({ industry: id, ...flow })));

it("there are three demos an industry, each with an address of its own", () => {
	for (const { flows } of industries) expect(new Set(flows.map(({ id }) => id)).size).toBe(3);
	expect(industries[0].flows[0].id).toBe("reserva");
});

describe.each(flows)("the demo $industry/$id", (flow) => {
	it("takes 15 to 60 seconds a step, at hours a clock can show", () => {
		for (const { duration, at } of flow.steps) {
			expect(duration).toBeGreaterThanOrEqual(15);
			expect(duration).toBeLessThanOrEqual(60);
			expect(at).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
		}
		expect(new Set(flow.steps.map(({ id }) => id)).size).toBe(5);
	});

	it("takes less than three minutes in all, as its index says", () => {
		expect(flow.steps.reduce((sum, { duration }) => sum + duration, 0)).toBeLessThan(180);
	});

	it("is told whole in both languages, turn by turn", () => {
		const [spanish, english] = languages.map((language) => flow.text[language]);
		const shape = (text: typeof spanish) => ({
			turns: text?.steps.map(({ messages }) => messages.map(([from, , replies]) => [from, replies?.length])),
			next: text?.steps.map(({ next }) => next.length),
			systems: text?.systems.map(({ status, log }) => [status, Object.keys(log)]),
		});
		expect(shape(spanish)).toEqual(shape(english));
	});

	it("gives nobody an address that could be somebody's", () => {
		const addresses = JSON.stringify(flow.text).match(/[\w.]+@[\w.-]+\w/g) ?? [];
		expect(addresses.filter((address) => !address.endsWith(".example"))).toEqual([]);
	});

	it.each(languages)("moves the CRM and another system in %s, and both people speak", (language) => {
		const { steps, systems } = flow.text[language];
		expect(systems[0]).toMatchObject({ name: "CRM", status: "active" });
		expect(systems.length).toBeGreaterThan(1);
		const speakers = steps.flatMap(({ messages }) => messages.map(([from]) => from));
		expect(new Set(speakers)).toEqual(new Set(["user", "bot"]));
	});

	it.each(languages)("describes itself to search engines in 120 to 160 characters in %s", (language) => {
		const { length } = `${flow.text[language].description} ${{ es, en }[language].about}`;
		expect(length).toBeGreaterThanOrEqual(120);
		expect(length).toBeLessThanOrEqual(160);
	});
});
