import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "../../shared/language.ts";
import { processorTime } from "../../tests/support/processor-time.ts";
import { type Amount, findAmounts, isOtherNumber, readingsOf } from "./amounts.ts";

const rowsOf = (language: string) =>
	readFileSync(join(import.meta.dirname, `../../tests/money/amounts.${language}.tsv`), "utf8")
		.split("\n")
		.filter((line) => line !== "" && !line.startsWith("# "))
		.map((line) => line.split("\t"));

function shown({ readings, currency, period }: Amount): string {
	return readings
		.map(({ from, to }) => {
			const ends = from === to ? `${from}` : `${from ?? ""}..${to ?? ""}`;
			return [ends, currency, period].filter(Boolean).join(" ");
		})
		.join(" | ");
}

describe.each(languages)("an amount of money in %s", (language) => {
	it.each(rowsOf(language))("«%s» is %s", (row, expected) => {
		const text = row.replace(/^asked> /, "");
		const found = findAmounts(text, language, text !== row);
		expect(found.map(shown).join(" + ") || "-").toBe(expected);
		for (const one of found) expect(text.slice(one.start, one.end)).toBe(one.text);
	});
});

it("keeps the person's words, with what says how the number is meant", () => {
	const [amount] = findAmounts("Mira, tenemos máximo unos 4 millones de pesos al mes para eso.", "es");
	expect(amount?.text).toBe("máximo unos 4 millones de pesos al mes");
});

it("writes two readings so that each reads one way", () => {
	expect(readingsOf("15.000", "presupuesto de 15.000", "es")).toEqual(["15 mil", "15"]);
	expect(readingsOf("up to 2,500", "we have up to 2,500", "en")).toEqual(["up to 2500", "up to 2.5"]);
	expect(readingsOf("3.200 millones", "son 3.200 millones al año", "es")).toEqual([
		"3,2 mil millones al año",
		"3,2 millones al año",
	]);
	expect(readingsOf("15.000 pesos", "presupuesto de 15.000 pesos", "es")).toEqual([]);
});

it("tells a number that is none", () => {
	for (const text of ["320 555 0119", "2026", "15/01/2027", "24/7", "15%", "100 # 15-20"])
		expect(isOtherNumber(text)).toBe(true);
	for (const text of ["15.000", "300", "$99", "20 UF", "whatever it takes"])
		expect(isOtherNumber(text)).toBe(false);
});

it("reads a long text in no time", () => {
	const spent = processorTime(() => {
		for (const piece of ["1.", "9 ", "1 000 ", "mil ", "$", "de 3 a ", "un ", "máximo ", "-"])
			findAmounts(piece.repeat(2_000), "es", true);
	});
	expect(spent).toBeLessThan(3_000);
});
