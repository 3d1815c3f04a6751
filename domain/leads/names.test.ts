import { describe, expect, test } from "vitest";
import { printedCompany, printedName, spokenCompany, spokenName } from "./names.ts";

describe("a name is said aloud", () => {
	test.each([
		["Ana Ruiz", "Ana"],
		["O'Brien", "O'Brien"],
		["Doña Carmen", "Carmen"],
		["Mr. Smith", "Smith"],
		["María José de la Ñ", "María"],
		["Vincent Price", "Vincent"],
		["Morgan Freeman", "Morgan"],
		["Luis Regalado", "Luis"],
		["Carlos Diez", "Carlos"],
		["Gloria Preciado", "Gloria"],
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
		"Cien Dólares",
		"Cincuenta Menos",
		"Fifty Percent Off",
		"Mitad de Precio",
		"Evil.com",
		"visit http://evil.com now",
		"Grаtis Siempre",
		"Ｇｒａｔｉｓ",
	])("but not of «%s»", (name) => expect(spokenName(name)).toBeNull());
});

describe("a company is named", () => {
	test.each([
		"Hotel Brisa",
		"Los Robles S.A.S.",
		"London Walks & Talks",
		"Tres Robles",
		"Four Seasons",
		"Villa Real",
		"Tienda Regalos Ana",
		"Freedom Tours",
		"Marzo Ltda",
	])("when it is «%s»", (company) => expect(spokenCompany(company)).toBe(company));

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
		"Todo Cuesta Cien Dólares",
		"Solo Cien",
		"Sesenta Menos",
		"Gratis Para Siempre",
		"Oferta 50 Descuento",
		"Dos Por Uno",
		"Tres Meses Sin Pagar",
		"Veinte de Enero",
		"Entrega el Lunes",
		"Fifty Percent Off",
		"Free Forever Deal",
		"Two For One",
		"Half Off Everything",
		"Only Ninety Nine",
		"Six Months Free",
		"March Third",
		"Delivered Monday",
		"FiftyPercentOff",
		"Gratis-Para-Siempre",
		"G R A T I S",
		"Evil.com",
		"evil punto com",
	])("but not when it is «%s»", (company) => expect(spokenCompany(company)).toBeNull());
});

describe("on paper", () => {
	test.each(["María de los Ángeles Ruiz", "J. Pérez", "محمد علي"])("a person is «%s»", (name) =>
		expect(printedName(name)).toBe(name),
	);
	test.each(["Ana 50% Off", "Cien Dólares", "Evil.com", "Ana <b>Ruiz</b>"])("but not «%s»", (name) =>
		expect(printedName(name)).toBeNull(),
	);
	test.each([
		"el rincón",
		"Fundación Universitaria de los Llanos Orientales de Colombia",
		"Notaría 23 de Cali",
		"Gimnasio Fuerza 24/7",
		"Studio 54",
	])("a company is «%s»", (company) => expect(printedCompany(company)).toBe(company));
	test.each([
		"gratis para siempre",
		"everything half price",
		"www.evil.com",
		"Oferta 50 Descuento",
		"Bajo 50%",
		"Desde 50 mil",
		"Veinte 20 Por 10",
		"Hotel 15/01/2027",
		"Hotel 50.000",
	])("but not «%s»", (company) => expect(printedCompany(company)).toBeNull());
});
