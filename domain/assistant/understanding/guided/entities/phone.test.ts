import { describe, expect, it } from "vitest";
import { findDictatedPhone, mendedPhone } from "./dictated-phone.ts";

describe("a telephone that is said in words", () => {
	it.each([
		["mi cel es tres uno cero cinco cinco cinco uno dos tres cuatro", "+573105551234"],
		["llámeme al tres quince cuatrocientos veinte ochenta y uno cero cinco", "+573154208105"],
		["tres cero uno 555 12 34 gracias", "+573015551234"],
	])("«%s»", (text, number) => {
		expect(findDictatedPhone(text)?.number).toBe(number);
	});

	it.each(["somos tres o cuatro", "uno dos tres probando", "tenemos dos sedes y 15 empleados"])(
		"«%s» is none",
		(text) => {
			expect(findDictatedPhone(text)).toBeNull();
		},
	);
});

describe("a telephone of which only the end was wrong", () => {
	it.each([
		["the phone ends in 0183 not 0182", "+13055550182", "+13055550183"],
		["termina en 67, no en 76", "+573001234576", "+573001234567"],
		["it's 14 people and the phone is 0183, not 0182", "+13055550182", "+13055550183"],
		["the phone is 0183, not 0999", "+13055550182", null],
		["somos 12 no 11", "+573001234511", null],
	])("«%s»", (text, known, number) => {
		expect(mendedPhone(text, known)).toBe(number);
	});
});
