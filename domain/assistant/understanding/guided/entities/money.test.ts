import { describe, expect, it } from "vitest";
import { findMoney } from "./money.ts";

const amount = (text: string) => findMoney(text)?.value ?? null;

describe("an amount of money", () => {
	it.each([
		["tres millones y medio", "tres millones y medio"],
		["podríamos pagar 4 millones y medio mensuales", "4 millones y medio mensuales"],
		["two million and a half", "two million and a half"],
		["un millón doscientos mil pesos al mes", "un millón doscientos mil pesos al mes"],
		["3 millones 200 mil", "3 millones 200 mil"],
		["one million five hundred thousand pesos", "one million five hundred thousand pesos"],
		["medio millón al mes", "medio millón al mes"],
		["half a million a month tops", "half a million a month"],
	])("«%s» is read to its end", (text, value) => {
		expect(amount(text)).toBe(value);
	});

	it.each([
		["8 millones es demasiado, unos 3 millones", "unos 3 millones"],
		["no son 3 millones, son 4 millones", "4 millones"],
		["4 millones, no 6 millones", "4 millones"],
		["900 dollars instead of 1200 dollars", "900 dollars"],
		["2000 usd is way too much for us", null],
		["6 millones no los tengo ni de riesgo", null],
	])("«%s»: what is refused is none", (text, value) => {
		expect(amount(text)).toBe(value);
	});

	it("takes the unit of the refused one for a bare figure, and is not sure of it", () => {
		expect(findMoney("10 millones es mucho, más bien 3")).toMatchObject({
			value: "3 millones",
			isBorrowed: true,
		});
		expect(findMoney("more than 8 million is too much, perhaps 3")?.value).toBe("3 million");
	});

	it.each([
		"facturamos 90 millones al mes",
		"la panadería vende 12 millones mensuales",
		"she makes like 20 mill a month in sales",
		"our revenue is 2 million dollars a year",
		"tenemos una cartera de 300 millones",
		"los apartamentos valen 280 millones",
	])("«%s» is what comes in, not what can be spent", (text) => {
		expect(amount(text)).toBeNull();
	});

	it("tells what comes in from what can be spent beside it", () => {
		expect(amount("vendemos 60 millones y podemos pagar 2 millones")).toBe("2 millones");
		expect(amount("podemos invertir 3 millones en mejorar las ventas")).toBe("3 millones");
	});

	it("is none that counts kilometres or customers", () => {
		expect(findMoney("q son cada 3 mil km y nadie se acuerda")).toBeNull();
		expect(findMoney("son 3 mil al mes")?.value).toBe("3 mil al mes");
	});
});
