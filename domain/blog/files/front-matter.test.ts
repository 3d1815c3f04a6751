import { expect, it } from "vitest";
import { readMarkdownFile, readTags, writeMarkdownFile } from "./front-matter.ts";

/** Reads a file to its fields, its text, and what was left out, each line as "2 text". */
function read(file: string) {
	const { fields, content, lostLines } = readMarkdownFile(file);
	const values = Object.fromEntries([...fields].map(([key, { value }]) => [key, value]));
	return { values, content, lostLines: lostLines.map(({ line, text }) => `${line} ${text}`) };
}

const headed = (...head: string[]) => read(["---", ...head, "---", "Texto"].join("\n"));

it.each([
	["'L''Oréal'", "L'Oréal"],
	['"Uno: \\"dos\\"\\u00f1"', 'Uno: "dos"ñ'],
	["Somos el #1", "Somos el"],
	["C#, F# y #hashtags", "C#, F# y"],
	["2026", "2026"],
	["1.10", "1.10"],
	["007", "007"],
	["0x1F", "0x1F"],
	["1e3", "1e3"],
	["2026-02-27", "2026-02-27"],
	["no", "no"],
	["Yes", "Yes"],
	["true", "true"],
	["null", ""],
	["~", ""],
	["", ""],
	['"null"', "null"],
	["“Hola”, dijo", "“Hola”, dijo"],
	["«Hola»", "«Hola»"],
	["[IA, 'PYMEs']", "IA, PYMEs"],
	["[]", ""],
	["|-\n  a: b\n  # c", "a: b\n# c"],
	[">-\n  Uno\n  dos.\n\n  Tres.", "Uno dos.\nTres."],
	[">+\n  Uno\n\n", "Uno"],
	["\n  Uno\n  dos", "Uno dos"],
	["[\n  IA,\n  Datos,\n]", "IA, Datos"],
	['["IA",\n "Datos"\n ]', "IA, Datos"],
	["\n- IA\n- 'Datos'", "IA, Datos"],
	["\n\t- IA\n\t- Datos", "IA, Datos"],
	["\tHola", "Hola"],
])("reads %j as YAML does", (written, value) => {
	const { values, content } = headed(`field: ${written}`, "slug: x");
	expect({ values, content }).toEqual({ values: { field: value, slug: "x" }, content: "Texto" });
});

it.each([
	["Uno: dos", "Uno: dos"],
	["Uno: dos # tres", "Uno: dos # tres"],
	["@ana", "@ana"],
	["`código`", "`código`"],
	["%20", "%20"],
	["*Importante*", "*Importante*"],
	["&copy; Ana", "&copy; Ana"],
	["!Oferta de hoy", "!Oferta de hoy"],
	["!!str 5", "!!str 5"],
	["[Guía] Cómo vender", "[Guía] Cómo vender"],
	["'L'Oréal'", "L'Oréal"],
	['"Uno', '"Uno'],
	['"Hola", dijo "Ana"', '"Hola", dijo "Ana"'],
	['"C:\\Users"', "C:\\Users"],
	["“Uno: dos”", "“Uno: dos”"],
	["\u00a0Hola: sí", "Hola: sí"],
	["[IA, , Datos]", "[IA, , Datos]"],
	["\n  - @ana\n  - 'Luz'", "@ana, Luz"],
])("reads %j, which YAML refuses, as it was typed", (written, value) => {
	expect(headed(`field: ${written}`, "slug: x")).toEqual({
		values: { field: value, slug: "x" },
		content: "Texto",
		lostLines: [],
	});
});

it("reads a key in quotes, without a space after its colon, or with one before", () => {
	expect(headed('"slug": x', "'title':  Uno", "tags:IA", "date : 2026-01-02").values).toEqual({
		slug: "x",
		title: "Uno",
		tags: "IA",
		date: "2026-01-02",
	});
});

it.each([
	["a comment", ["title: Hola # borrador", "# nota", "slug: x"], ["2 # borrador", "3 # nota"], "Hola"],
	["a comment before the first field", ["# nota", "title: Hola"], ["2 # nota"], "Hola"],
	["a line that is no field", ["title: Hola", "nada", "", "slug: x"], ["3 nada"], "Hola"],
	["what goes on below a line", ["title: Uno: dos", "  tres", "slug: x"], ["3   tres"], "Uno: dos"],
	["a key that comes twice", ["title: Hola", "slug: x", "title: Otro"], ["4 title: Otro"], "Hola"],
	[
		"a field with fields of its own",
		["title: Hola", "author:", "  name: Ana", "  url: x", "cover: {src: x}"],
		["3 author:", "4   name: Ana", "5   url: x", "6 cover: {src: x}"],
		"Hola",
	],
	["a list of fields", ["title: Hola", "tags:", "- a: b", "- c"], ["3 tags:", "4 - a: b", "5 - c"], "Hola"],
	[
		"a list that does not end",
		["title: Hola", "tags: [", "  IA,", "slug: x"],
		["3 tags: [", "4   IA,"],
		"Hola",
	],
	["a list item without its sign", ["title: Hola", "tags:", "- a", "b"], ["5 b"], "Hola"],
	[
		"control signs and halves of a letter",
		["title: Hola", 'a: "x\\0"', 'b: "\\ud800"'],
		['3 a: "x\\0"', '4 b: "\\ud800"'],
		"Hola",
	],
])("says where %s is left out", (_, head, lostLines, title) => {
	const file = headed(...head);
	expect(file).toMatchObject({ lostLines, values: { title } });
	expect(read(["---", ...head, "---", "Texto"].join("\r\n"))).toEqual(file);
});

it.each([
	["no front matter", "Hola"],
	["nothing", ""],
	["a line alone", "---"],
	["no line at the end", "---\ntitle: x\nsin fin"],
	["a line above", "hola\n---\ntitle: x\n---"],
	["a paragraph between two rules", "---\n\nUn párrafo.\n\n---\n\nOtro."],
	["a paragraph with a colon", "---\nNota: esto es un párrafo\n---\nOtro"],
	["a paragraph of some lines", "---\nHay tres cosas que\nimportan: una, dos\n---\nOtro"],
	["a paragraph and front matter", "---\nUn párrafo\n---\ntitle: x\n---\n"],
	["a heading between two rules", "---\n# Título\n---\nOtro"],
	["a list between two rules", "---\n- uno: dos\n---\nOtro"],
	["an address between two rules", "---\nhttps://rumbo.example\n---\nOtro"],
	["JSON", '---\n{ "title": "x" }\n---\nOtro'],
	["TOML", '+++\ntitle = "x"\n+++\nOtro'],
])("keeps a file with %s as text", (_, file) => {
	expect(read(file)).toEqual({ values: {}, content: file.trim(), lostLines: [] });
});

it("takes an empty front matter away, and one that ends with dots", () => {
	expect(read("---\n\n---\nTexto")).toEqual({ values: {}, content: "Texto", lostLines: [] });
	expect(read("---\ntitle: x\n...\nTexto").content).toBe("Texto");
});

it("reads Windows line ends, a byte order mark, and rules in the text", () => {
	const file =
		"\uFEFF--- \r\ntitle: Uno\r\nexcerpt: |\r\n  ---\r\n---\r\n\r\nUno\r\n\r\n---\r\n\r\ntitle: no\r\n---";
	const values = { title: "Uno", excerpt: "---" };
	expect(read(file)).toEqual({ values, content: "Uno\n\n---\n\ntitle: no\n---", lostLines: [] });
});

it("keeps a key like any other that JavaScript gives a meaning", () => {
	const { fields } = readMarkdownFile("---\ntitle: x\n__proto__: y\nconstructor: z\n---\n");
	expect([...fields.keys()]).toEqual(["title", "__proto__", "constructor"]);
	expect(Object.hasOwn(Object.prototype, "y")).toBe(false);
});

it("expands nothing, and takes no long time over anything", () => {
	const laughs = Array.from({ length: 20 }, (_, i) => `a${i}: &a${i} [${`*a${i - 1},`.repeat(9)}]`);
	expect(headed(...laughs).values.a19).toBe(`&a19 [${"*a18,".repeat(9)}]`);
	for (const file of [
		`---\n${"a: b\n".repeat(200_000)}---\nx`,
		`---\na: b\n${"c\n".repeat(300_000)}---\nx`,
		`---\na: ${"[".repeat(19_000)}\n---\nx`,
		`---\na: ${"{a: ".repeat(4_900)}\n---\nx`,
		`---\na: ${" ".repeat(19_000)}b\n---\nx`,
		`---\na${" ".repeat(19_000)}: b\n---\nx`,
		`---\n${"a: b\n".repeat(3_900)}---\nx`,
		`---\na: ${"x".repeat(500_000)}\n---\nx`,
	])
		expect(readMarkdownFile(file).content, file.slice(0, 20)).toMatch(/x$/);
});

it("writes what it reads again as the same", () => {
	const values = {
		title: '"Comillas" #1',
		excerpt: "a: b, c\n---\nd",
		bio: `${"ñ ".repeat(200)}fin`,
		tags: "IA, PYMEs",
		author: "Ñandú",
		number: "007",
		answer: "null",
		mark: "*&!%@`",
	};
	const content = "Uno\n\n---\n\ntitle: no\n\n---";
	expect(read(writeMarkdownFile(values, content))).toEqual({ values, content, lostLines: [] });
	expect(writeMarkdownFile({ title: "" }, "Uno")).toBe("---\n---\n\nUno\n");
});

it("reads tags with their own signs, and none without a letter or digit", () => {
	expect(readTags('.., "", ¿?, C++, 4')).toEqual(["C++", "4"]);
	expect(readTags("[\"IA\", 'PYMEs', L'Oréal, a  b]")).toEqual(["IA", "PYMEs", "L'Oréal", "a b"]);
});
