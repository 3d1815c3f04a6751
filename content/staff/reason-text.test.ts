import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { languages } from "../../shared/language.ts";
import { staff } from "./list.ts";
import { reasonText } from "./reason-text.ts";

const root = join(import.meta.dirname, "../..");

/** Every code that our own sources let a delivery end with. */
function ownCodes(): string[] {
	const files = globSync("domain/**/*.ts", { cwd: root }).filter((file) => !file.endsWith(".test.ts"));
	const thrown =
		/(?:new (?:Refused|Unreached|NothingToSend)\(|\? |: |code = )[^;\n]*?"(E[A-Z]{4,}|odoo\.exceptions\.\w+)"/g;
	const said = /"(E[A-Z]{4,}|odoo\.exceptions\.\w+)"/g;
	return files.flatMap((file) =>
		[...readFileSync(join(root, file), "utf8").matchAll(thrown)].flatMap(([line]) =>
			[...line.matchAll(said)].map(([, code = ""]) => code),
		),
	);
}

it("has words in both languages for every code a delivery ends with", () => {
	const codes = new Set(ownCodes());
	expect([...codes]).toEqual(expect.arrayContaining(["EGONE", "EREVOKED", "EGARBAGE", "ETIMEDOUT"]));
	for (const language of languages) {
		const { reasons } = staff[language].deliveries;
		// Its words depend on the status that follows.
		expect([...codes].filter((code) => !reasons[code] && code !== "EANSWER")).toEqual([]);
	}
});

it("reads the status of an answer, and has words for what it never heard of", () => {
	for (const language of languages) {
		const { deliveries } = staff[language];
		const text = (reason: string) => reasonText(deliveries, reason);
		expect(text("EANSWER 500")).toBe(deliveries.answers["5xx"]);
		expect(text("EANSWER 401")).toBe(deliveries.answers["401"]);
		expect(text("EANSWER 418")).toBe(deliveries.answers["4xx"]);
		expect(text("EENVELOPE 550")).toBe(deliveries.reasons.EENVELOPE);
		for (const strange of ["TypeError", "unknown", ""])
			expect(text(strange)).toBe(deliveries.reasons.unknown);
		for (const sentence of [...Object.values(deliveries.reasons), ...Object.values(deliveries.answers)])
			expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
	}
});
