import { expect, it } from "vitest";
import { readTimeOf } from "./make-post.ts";
import { authorKey, isSlug, numberedSlug, slugOf, tagAddress, tagKey } from "./names.ts";

it("makes a slug of a title: lowercase, accents folded, what is no word removed, hyphens for spaces", () => {
	expect(slugOf("¿Qué es la IA?  Ñandú & Cía.")).toBe("que-es-la-ia-nandu-cia");
	expect(slugOf("Hola_mundo - otra vez")).toBe("hola-mundo-otra-vez");
	expect(slugOf("¡¿?!")).toBe("");
	// Cyrillic letters that look like Latin ones.
	expect(slugOf("раураl")).toBe("l");
	expect(slugOf("palabra ".repeat(40)).length).toBeLessThanOrEqual(80);
	expect(slugOf("a".repeat(200))).toBe("a".repeat(80));
});

it("numbers a slug within its length", () => {
	expect(numberedSlug("hola", 2)).toBe("hola-2");
	for (const slug of ["a".repeat(80), `${"a".repeat(77)}-bc`])
		for (const number of [1, 10, 100]) {
			const numbered = numberedSlug(slug, number);
			expect(isSlug(numbered), numbered).toBe(true);
			expect(numbered.endsWith(`a-${number}`), numbered).toBe(true);
		}
});

it("refuses slugs that are other addresses of the blog, or look-alikes", () => {
	for (const bad of ["categoria", "tag", "author", "boletin", "rss.xml", "", "a b", "раз", "-a", "../x"])
		expect(isSlug(bad), bad).toBe(false);
	expect(isSlug("uno-dos-3")).toBe(true);
});

it("writes a tag's address as specified, and finds it however it is written", () => {
	expect(tagAddress("Transformación Digital")).toBe("transformación-digital");
	expect(tagAddress("IA para hoteles")).toBe("ia-para hoteles");
	expect(tagKey("transformacion-digital")).toBe(tagKey("Transformación Digital"));
});

it("counts 200 words a minute, rounded up, at least one", () => {
	expect(readTimeOf("")).toBe(1);
	expect(readTimeOf("palabra ".repeat(200))).toBe(1);
	expect(readTimeOf("palabra ".repeat(201))).toBe(2);
});

it("gives every author an address of their own, also one whose name has no Latin letter", () => {
	expect(authorKey("Ana Ñáñez")).toBe("ana-nanez");
	const [one, other] = ["李雷", "Анна"].map(authorKey);
	expect(isSlug(one ?? "") && isSlug(other ?? "")).toBe(true);
	expect(one).not.toBe(other);
	expect(authorKey("李雷 ")).toBe(one);
	expect(authorKey("")).toBe("equipo");
});
