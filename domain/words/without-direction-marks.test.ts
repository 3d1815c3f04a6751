import { expect, it } from "vitest";
import { withoutDirectionMarks } from "./text.ts";

it("takes away whatever turns the order of letters, and nothing else", () => {
	const marks = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069";
	expect(withoutDirectionMarks(`Mar${marks}ta\u202e`)).toBe("Marta");
	const kept = "Ñandú 👩‍👩‍👧 עברית a\u200bb\u00ad c\n";
	expect(withoutDirectionMarks(kept)).toBe(kept);
});
