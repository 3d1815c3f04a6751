import { expect, it } from "vitest";
import { csvLine } from "./csv-response.server.ts";

it("quotes what would break the table, whatever divides its columns", () => {
	const cells = ["a,b", "c;d", 'say "hi"', "two\nlines", null, 7];
	for (const separator of [",", ";"] as const)
		expect(csvLine(cells, separator)).toBe(
			`${['"a,b"', '"c;d"', '"say ""hi"""', '"two\nlines"', "", "7"].join(separator)}\r\n`,
		);
});

it.each(["x;=1+1", "Ana; =HYPERLINK(1)", "a\n;@x", "a\t+1", "a|-1"])(
	"lets nothing run behind a separator: %j",
	(value) => {
		expect(csvLine([value], ";")).not.toMatch(/[;|\t\n]\s*[=+\-@]/);
	},
);

it.each(["=1+1", "+57 300", "-2", "@SUM(A1)", "\t=1", "  =cmd|' /C calc'!A0"])(
	"makes %j text, not a formula",
	(value) => {
		expect(csvLine([value], ";").replace(/^"/, "").startsWith("'")).toBe(true);
	},
);

it("is written in little time of the processor, however long a cell's blanks", () => {
	const before = process.cpuUsage();
	for (const blank of ["\n", "\t", " ", "\r\n", "; "]) csvLine([`a${blank.repeat(20_000)}b`], ";");
	expect(process.cpuUsage(before).user / 1_000).toBeLessThan(300);
});
