import { describe, expect, test } from "vitest";
import { spokenCompany, spokenName } from "./names.ts";

describe("a name is said aloud", () => {
	test.each([
		["Ana Ruiz", "Ana"],
		["O'Brien", "O'Brien"],
		["Doña Carmen", "Carmen"],
		["Mr. Smith", "Smith"],
		["María José de la Ñ", "María"],
	])("of «%s»: %s", (name, spoken) => expect(spokenName(name)).toBe(spoken));

	test.each([
		null,
		"50% Off",
		"Gratis Siempre",
		"Free Forever",
		"Descuento Total",
		"R2D2",
		"$100",
		"<b>Ana</b>",
		"A",
	])("but not of «%s»", (name) => expect(spokenName(name)).toBeNull());
});

describe("a company is named", () => {
	test.each(["Hotel Brisa", "Los Robles S.A.S.", "London Walks & Talks"])("when it is «%s»", (company) =>
		expect(spokenCompany(company)).toBe(company),
	);

	test.each([
		null,
		"80% más barato S.A.S.",
		"Only $9.99 a month",
		"Todo Gratis Ltda",
		"Hotel 72",
		"www.brisa.co",
		"La empresa que les regala todo a sus clientes",
		"brisa",
		"<b>Brisa</b>",
	])("but not when it is «%s»", (company) => expect(spokenCompany(company)).toBeNull());
});
