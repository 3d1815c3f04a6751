import { describe, expect, it } from "vitest";
import { wordsIn } from "../text.ts";
import { numbersIn } from "./number.ts";

const values = (text: string) => numbersIn(text, wordsIn(text)).map(({ value }) => value);

describe("a number", () => {
	it.each([
		["2.500.000", [2_500_000]],
		["ciento veinte", [120]],
		["doscientos cincuenta y tres", [253]],
		["five hundred", [500]],
		["one hundred and twenty", [120]],
		["tres cero uno", [3, 0, 1]],
	])("«%s»", (text, expected) => {
		expect(values(text)).toEqual(expected);
	});
});
