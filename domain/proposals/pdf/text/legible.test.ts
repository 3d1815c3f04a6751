import { beforeAll, describe, expect, it } from "vitest";
import { loadFonts } from "../fonts/faces.ts";
import { legible } from "./legible.ts";

beforeAll(loadFonts);

describe("what a visitor wrote", () => {
	it("is printed as it is in any language of Latin letters", () => {
		const letters =
			"ÁÉÍÓÚÜÑ áéíóúüñ ¿¡ àâçèêëîïôùûœæ ãõ äöß åø čďěňřšťůž ąćęłńśźż ğış ăîșț őű € £ ¥ ₡ “ ” ’ – —";
		expect(legible(letters, 500)).toBe(letters);
	});

	it("loses its emoji, control characters and direction marks", () => {
		expect(legible("Ana\u0000 \u202EMaría\u202C 😀👩🏽‍🚀\n\tRíos", 100)).toBe("Ana María Ríos");
	});

	it("becomes plain letters where it had decorated ones", () => {
		expect(legible("𝓗𝓸𝓵𝓪 ﬁn Ｈｏｔｅｌ Nguyễn", 100)).toBe("Hola fin Hotel Nguyen");
	});

	it("is left out when none of it can be printed", () => {
		for (const text of ["محمد", "株式会社", "😀", " \n ", "\u0000", "…"])
			expect(legible(text, 100)).toBeNull();
	});

	it("ends in an ellipsis, at a word, when it is too long", () => {
		expect(legible("uno dos tres cuatro cinco", 18)).toBe("uno dos tres…");
		expect(legible("x".repeat(100_000), 50)).toHaveLength(50);
	});
});
