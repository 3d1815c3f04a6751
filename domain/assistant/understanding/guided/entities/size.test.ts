import { describe, expect, it } from "vitest";
import { findSizes } from "./size.ts";

const sizes = (text: string) => findSizes(text).map(({ value, counts }) => [value, counts]);

describe("the size of a business", () => {
	it.each([
		[
			"somos 30 habitaciones y 11 empleados",
			[
				["30 habitaciones", "places"],
				["11 empleados", "people"],
			],
		],
		["my brother, two cousins and 3 girls so 6", [["6", "people"]]],
		["mi esposa, mi cuñado y 2 muchachos, o sea 5 en total", [["5", "people"]]],
		["3 in the kitchen and 4 outside, 7 altogether", [["7", "people"]]],
		["entre 10 y 15 personas", [["10 y 15 personas", "people"]]],
		["it's 6 people, not 4 guys", [["6 people", "people"]]],
		["how far, na only me and my sister", [["na only me and my sister", "people"]]],
		["soy Eva, trabajo sola con una auxiliar", [["trabajo sola con una auxiliar", "people"]]],
		["law firm, 4 lawyers", [["4 lawyers", "people"]]],
		["el centro tiene 9 psicólogas", [["9 psicólogas", "people"]]],
	])("«%s»", (text, expected) => {
		expect(sizes(text)).toEqual(expected);
	});

	it.each([
		"que me llame un asesor",
		"quiero hablar con una persona",
		"can I talk to a person",
		"páseme con una asesora",
		"mi número es tres uno dos cinco cinco cinco",
		"nos escriben 200 personas al día",
		"we close at five and people write at night",
	])("«%s» counts nobody", (text) => {
		expect(findSizes(text).filter(({ counts }) => counts === "people")).toEqual([]);
	});

	it.each([
		"respondemos los mensajes entre tres personas",
		"our three receptionists are swamped with calls",
		"las 2 secretarias no dan abasto",
		"two clerks answer everything by hand",
	])("«%s»: who answers is not the size", (text) => {
		expect(findSizes(text)).toEqual([]);
	});

	it("is not sure of a business by those who sell or answer in it", () => {
		expect(findSizes("tenemos 5 asesoras")).toMatchObject([{ value: "5 asesoras", isPart: true }]);
		expect(findSizes("we have two receptionists")).toMatchObject([{ isPart: true }]);
		expect(findSizes("somos 5 asesores")).toMatchObject([{ isPart: false }]);
		expect(findSizes("tenemos 5 empleados")).toMatchObject([{ isPart: false }]);
	});

	it("knows a count that its clause begins with, as in a list", () => {
		expect(findSizes("Body shop, 18 employees")).toMatchObject([{ isHead: true }]);
		expect(findSizes("a table for 8 people")).toMatchObject([{ isHead: false }]);
	});
});
