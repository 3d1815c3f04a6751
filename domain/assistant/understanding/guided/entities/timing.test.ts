import { describe, expect, it } from "vitest";
import { findTiming } from "./timing.ts";

const time = (text: string) => findTiming(text)?.value ?? null;

describe("when somebody wants it", () => {
	it.each([
		["la fecha no es en marzo, lo necesito en junio", "en junio"],
		["it's not for October, they want it in January", "in January"],
		["en vez de mayo, para julio", "para julio"],
		["oh and we need it in Q3", "in Q3"],
		["we want it going by March", "by March"],
		["no antes de enero", "antes de enero"],
	])("«%s»", (text, value) => {
		expect(time(text)).toBe(value);
	});

	it("is no time that is denied and nothing stands for", () => {
		expect(time("no es para diciembre")).toBeNull();
	});

	it("knows what only tells how the business goes", () => {
		expect(findTiming("en julio llegan muchísimos turistas al pueblo")?.goesOn).toBe(true);
		expect(findTiming("antes de la temporada de diciembre")?.goesOn).toBe(false);
		expect(findTiming("para el segundo semestre del año")?.goesOn).toBe(false);
	});
});
