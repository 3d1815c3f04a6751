import { expect, it } from "vitest";
import { csvLine } from "./csv.ts";

it("quotes what would break the table", () => {
	expect(csvLine(["a,b", 'say "hi"', "two\nlines", null, 7])).toBe('"a,b","say ""hi""","two\nlines",,7\r\n');
});

it.each(["x;=1+1", "Ana; =HYPERLINK(1)", "a\n;@x", "a\t+1", "a|-1"])(
	"lets nothing run behind a separator: %j",
	(value) => {
		expect(csvLine([value])).not.toMatch(/[;|\t\n]\s*[=+\-@]/);
	},
);

it.each(["=1+1", "+57 300", "-2", "@SUM(A1)", "\t=1", "  =cmd|' /C calc'!A0"])(
	"makes %j text, not a formula",
	(value) => {
		expect(csvLine([value]).replace(/^"/, "").startsWith("'")).toBe(true);
	},
);
