import { expect, it } from "vitest";
import { readMarkdownFile, readTags, writeMarkdownFile } from "./front-matter.ts";

it("reads fields and text", () => {
	const file = '---\ntitle: "Uno: dos"\ntags: ["IA", \'PYMEs\', , Datos]\n---\n\n# Hola\n\n---\n\nfin\n';
	const { fields, content } = readMarkdownFile(file);
	expect(fields.title).toBe("Uno: dos");
	expect(readTags(fields.tags ?? "")).toEqual(["IA", "PYMEs", "Datos"]);
	expect(content).toBe("# Hola\n\n---\n\nfin");
});

it("takes a file without fields, or with a head that never ends, as text alone", () => {
	for (const file of ["Hola", "---\ntitle: x\nsin fin", "hola\n---\ntitle: x\n---\n", "", "---"])
		expect(readMarkdownFile(file)).toEqual({ fields: {}, content: file.trim() });
});

it("reads Windows line ends, a byte order mark and lines that are no fields", () => {
	const file = "\uFEFF---\r\ntitle: Uno\r\nnada\r\n: x\r\n__proto__: y\r\n---\r\ntexto";
	expect(readMarkdownFile(file)).toEqual({ fields: { title: "Uno" }, content: "texto" });
});

it("reads an enormous head without taking long over it", () => {
	const file = `---\n${"a: b\n".repeat(200_000)}---\nx`;
	expect(readMarkdownFile(file).content).toBe("x");
});

it("writes what it reads again as the same", () => {
	const written = {
		fields: {
			title: '"Comillas"',
			excerpt: "a: b, c\n---\nd",
			bio: " x ",
			tags: "IA, PYMEs",
			author: "Ñandú",
		},
		content: "Uno\n\n---\n\ntitle: no\n\n---",
	};
	expect(readMarkdownFile(writeMarkdownFile(written))).toEqual(written);
});

it("reads values that stand below their key, as YAML writes lists and long texts", () => {
	const file = [
		"---",
		...["tags:", "  - IA", '  - "PYMEs"', "- Datos"],
		...["excerpt: >", "  Uno", "  dos: tres", "author: |-", "  Ana", "slug:", "---", "x"],
	].join("\n");
	const { fields } = readMarkdownFile(file);
	expect(readTags(fields.tags ?? "")).toEqual(["IA", "PYMEs", "Datos"]);
	expect(fields).toMatchObject({ excerpt: "Uno dos: tres", author: "Ana", slug: "" });
});

it("reads by hand what YAML refuses or changes", () => {
	const file = "---\ntitle: Uno: dos\nexcerpt: no\nauthor: @ana\ndate: 2026-01-02\ncategory: *ia\n---\nx";
	const read = { title: "Uno: dos", excerpt: "no", author: "@ana", date: "2026-01-02", category: "*ia" };
	expect(readMarkdownFile(file).fields).toEqual(read);
});

it("reads tags with their own signs, and none without a letter or digit", () => {
	expect(readTags('.., "", ¿?, C++, 4')).toEqual(["C++", "4"]);
	expect(readTags("[\"IA\", 'PYMEs', L'Oréal, a  b]")).toEqual(["IA", "PYMEs", "L'Oréal", "a b"]);
});
