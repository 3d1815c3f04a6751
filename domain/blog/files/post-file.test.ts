import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { png } from "../../../tests/support/png.ts";
import { readPostFile } from "./post-file.ts";
import { writePostFile } from "./write-post-file.ts";

function read(...lines: string[]) {
	const file = readPostFile("x.md", new TextEncoder().encode(lines.join("\n")), "Equipo");
	if (file.kind !== "read") throw new Error(file.kind);
	const { lostLines, ...post } = file;
	return { ...post, lostLines: lostLines.map(({ line, text }) => `${line} ${text}`) };
}

it("writes the fields of a post, its drawn cover too, and reads the cover as drawn", () => {
	const fields = { title: "Uno", excerpt: "Dos", category: "estrategia", tags: ["IA"], date: "2026-02-26" };
	const author = { name: "Ana", image: null, bio: null, linkedIn: null };
	const text = { ...fields, author, slug: "uno", content: "Hola", cover: null };
	const file = writePostFile(text, { language: "es", twin: null });
	const names = [...file.matchAll(/^(\w+):/gm)].map(([, name]) => name);
	expect(names).toEqual([
		...["title", "excerpt", "category", "tags", "date", "author", "coverImage"],
		...["slug", "language"],
	]);
	expect(file).toContain("\ncoverImage: /og/es/blog/uno.png\n");
	expect(read(file)).toMatchObject({ text, lostLines: [] });
});

it("reads what Hugo writes", () => {
	expect(
		read(
			...["---", 'title: "Vender de noche"', "date: 2026-02-27T02:30:00Z", "draft: false"],
			...['tags: ["IA", "Ventas"]', "categories:", "  - Estrategia", "slug: vender-de-noche"],
			...["cover:", '  image: "noche.png"', "---", "", "## Uno"],
		),
	).toMatchObject({
		text: {
			title: "Vender de noche",
			date: "2026-02-26",
			tags: ["IA", "Ventas"],
			slug: "vender-de-noche",
			content: "## Uno",
		},
		lostLines: [
			...["4 draft: false", "6 categories:", "7   - Estrategia", "9 cover:", '10   image: "noche.png"'],
		],
	});
});

it("reads what Jekyll writes", () => {
	expect(
		read(
			...["---", "layout: post", 'title:  "Vender: de noche"', "date:   2026-02-26 22:10:00 -0500"],
			...["author: Ana Ruiz", "excerpt: >-", "  Uno", "  dos.", "", "  Tres.", "---", "Hola"],
		),
	).toMatchObject({
		text: {
			title: "Vender: de noche",
			date: "2026-02-26",
			author: { name: "Ana Ruiz" },
			excerpt: "Uno dos.\nTres.",
		},
		lostLines: ["2 layout: post"],
	});
});

it("reads what Astro writes", () => {
	expect(
		read(
			...["---", "title: 'L''Oréal y tú'", "description: 'De noche'", "pubDate: 'Jul 08 2026'"],
			...["date: 'Jul 08 2026'", "author:", "  name: Ana", "tags: [", "  'IA',", "]", "---", "Hola"],
		),
	).toMatchObject({
		text: { title: "L'Oréal y tú", date: "2026-07-08", tags: ["IA"], author: { name: "Equipo" } },
		lostLines: ["3 description: 'De noche'", "4 pubDate: 'Jul 08 2026'", "6 author:", "7   name: Ana"],
	});
});

it("reads what Obsidian writes", () => {
	expect(
		read(
			...["---", "aliases: []", "tags:", "  - ia", "  - ventas/noche", "date: 2026-02-27T02:30:00"],
			...["cssclasses:", "publish: true", "---", "Hola"],
		),
	).toMatchObject({
		text: { title: "", date: "2026-02-27", tags: ["ia", "ventas/noche"] },
		lostLines: ["2 aliases: []", "7 cssclasses:", "8 publish: true"],
	});
});

it.each([
	"date: ayer",
	"slug: Con Espacio",
	"twin: ¿?",
	"language: fr",
	"coverImage: https://elsewhere.example/x.png",
	"coverAlt: Un muelle",
	"authorImage: ana.png",
	"date: ayer # o antes",
	"constructor: x",
])("says that the post cannot use %j", (line) => {
	expect(read("---", "title: Uno", line, "", "---", "Hola").lostLines).toEqual([`3 ${line}`]);
});

it("keeps a cover of this site, by whichever of its addresses, and none of another site", () => {
	const cover = (address: string) => {
		const bytes = new TextEncoder().encode(
			`---\ntitle: Uno\ncoverImage: ${address}\ncoverAlt: Un muelle\n---\nHola`,
		);
		const file = readPostFile("x.md", bytes, "Equipo", "https://rumbo.example");
		return file.kind === "read" && [file.text.cover?.src ?? null, file.lostLines.map(({ line }) => line)];
	};
	for (const own of ["/media/uno.webp", "https://rumbo.example/media/uno.webp"])
		expect(cover(own), own).toEqual(["/media/uno.webp", []]);
	for (const drawn of ["/og/es/blog/uno.png", "https://rumbo.example/og/es/blog/uno.png"])
		expect(cover(drawn), drawn).toEqual([null, [4]]);
	for (const foreign of [
		...["https://elsewhere.example/media/uno.webp", "https://rumbo.example.evil.example/media/uno.webp"],
		...["//rumbo.example/media/uno.webp", "https://rumbo.example@evil.example/media/uno.webp", "uno.webp"],
	])
		expect(cover(foreign), foreign).toEqual([null, [3, 4]]);
});

it("keeps the paragraph of a file that opens with a rule", () => {
	expect(read("---", "", "Un párrafo.", "", "---", "", "Otro.")).toMatchObject({
		text: { title: "", content: "---\n\nUn párrafo.\n\n---\n\nOtro." },
		lostLines: [],
	});
});

it("can use all that the supplied posts say, but for the count of their views", () => {
	const folder = join(import.meta.dirname, "../../../content/posts");
	const names = globSync("*.md", { cwd: folder });
	expect(names.length).toBeGreaterThan(18);
	for (const name of names) {
		const { lostLines } = read(readFileSync(join(folder, name), "utf8"));
		expect(
			lostLines.filter((line) => !/^\d+ views: \d+$/.test(line)),
			name,
		).toEqual([]);
	}
});

it("takes only text in .md files, and no address of elsewhere for a cover", () => {
	const bytes = (content: string) => new TextEncoder().encode(content);
	const readNamed = (name: string, content: Uint8Array) => readPostFile(name, content, "Equipo");
	expect(readNamed("x.txt", bytes("# Hola")).kind).toBe("not-markdown");
	expect(readNamed("x.md", bytes("<!doctype html><p>x")).kind).toBe("not-markdown");
	expect(readNamed("x.md", png({ width: 20_000, height: 20_000, zeros: 1_000 })).kind).toBe("not-markdown");
	for (const page of [
		"<!-- hecho aquí -->\n<html><body>x</body></html>",
		"---\ntitle: x\n---\n<!DOCTYPE html>\n<p>x",
		"<div class=x>\n<p>Hola</p>\n\n<p>Adiós</p>\n</div>",
		"<script>alert(1)</script>",
		"<svg/onload=alert(1)>",
	])
		expect(readNamed("x.md", bytes(page)).kind, page).toBe("not-markdown");
	for (const text of [
		"<https://rumbo.example> dice que no",
		"<b>Hola</b>, dijo <i>Ana</i>",
		"<p align=center>Uno</p>\n\nY ahora el texto.\n\n<p>Fin</p>",
		"<!-- nota -->\n# Hola",
	])
		expect(readNamed("x.md", bytes(text)).kind, text).toBe("read");
	const older = (encoding: BufferEncoding) => new Uint8Array(Buffer.from("\uFEFFcañón", encoding));
	expect(readNamed("x.md", older("utf16le")).kind).toBe("not-utf-8");
	expect(readNamed("x.md", new Uint8Array(Buffer.from("cañón", "latin1"))).kind).toBe("not-utf-8");
	for (const empty of ["", " \n\n", "---\nnada: x\ntitle:\n---\n"])
		expect(readNamed("x.md", bytes(empty)).kind, empty).toBe("empty");
	expect(readNamed("x.md", bytes("---\ntitle: Solo título\n---\n"))).toMatchObject({
		text: { title: "Solo título", content: "" },
	});
	expect(readNamed("x.md", bytes("a\0b")).kind).toBe("not-markdown");
	expect(readNamed("x.md", bytes("x".repeat(5_000_000))).kind).toBe("too-large");
	for (const cover of ["http://169.254.169.254/latest", "http://localhost/x.png", "file:///etc/passwd"])
		expect(readNamed("x.md", bytes(`---\ncoverImage: ${cover}\n---\nx`))).toMatchObject({
			text: { cover: null },
		});
	expect(readNamed("x.md", bytes("---\ntitle: x\n---\nx"))).toMatchObject({
		text: { author: { name: "Equipo", linkedIn: null }, category: "transformacion-digital", cover: null },
	});
	expect(readNamed("x.md", bytes("---\ndate: 26 feb 2025\n---\nx"))).toMatchObject({
		lostLines: [],
		text: { date: "2025-02-26" },
	});
	expect(readNamed("x.md", bytes("---\ndate: 2026-02-31\n---\nx"))).toMatchObject({
		lostLines: [{ line: 2, text: "date: 2026-02-31" }],
		text: { date: null },
	});
});
