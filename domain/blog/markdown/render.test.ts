import { expect, it } from "vitest";
import { attacks } from "../../../tests/support/attacks.ts";
import { renderMarkdown } from "./render.ts";

function html(markdown: string): string {
	const rendered = renderMarkdown(markdown, "es");
	if (rendered.kind !== "rendered") throw new Error("It was not rendered.");
	return rendered.html;
}

it.each(attacks)("lets nothing run: %s", (attack) => {
	expect(html(attack)).not.toMatch(
		/<(script|svg|iframe|style|form|math|object|embed|base|meta|details)|\son\w+=|(href|src)="\s*(javascript|data|vbscript)/i,
	);
});

it("keeps what a writer needs", () => {
	const written = html(
		"# Uno\n\n## Dos\n\n**fuerte** y [enlace](/contacto)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nx[^1]\n\n[^1]: nota\n\n```js\nlet a;\n```\n\n- [x] hecho",
	);
	expect(written).toContain("<h2>Uno</h2>");
	expect(written).toContain("<h3>Dos</h3>");
	expect(written).toContain('<a href="/contacto">enlace</a>');
	expect(written).toContain('<section class="prose-table"');
	expect(written).toContain('<code class="language-js">');
	expect(written).toMatch(/<section[^>]*class="footnotes"[\s\S]*Notas/);
	expect(written).toContain('type="checkbox"');
	expect(written).not.toContain("<h1");
});

it("leads from a note's number to the note and back", () => {
	const written = html("uno[^1], dos[^señal], otra vez[^1]\n\n[^1]: nota\n[^señal]: otra");
	const ids = [...written.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
	const targets = [...written.matchAll(/ href="#([^"]+)"/g)].map(([, target]) => target);
	expect(targets).toHaveLength(6);
	expect(ids).toEqual(expect.arrayContaining(targets));
	expect(new Set(ids).size).toBe(ids.length);
	for (const id of ids) expect(id).toMatch(/^nota-/);
});

it("marks links that lead elsewhere, and shows no picture of another site", () => {
	expect(html("[x](https://other.example)")).toContain('rel="noopener nofollow"');
	expect(html("![un gato](https://other.example/cat.png)")).not.toContain("<img");
	expect(html("![un gato](https://other.example/cat.png)")).toContain("un gato</a>");
	expect(html("![un gato](http://169.254.169.254/latest)")).not.toContain("<img");
	expect(html("![un gato](/media/abc.webp)")).toContain(
		'<img src="/media/abc.webp" alt="un gato" loading="lazy">',
	);
});

it("removes invisible marks that change the direction of a text", () => {
	expect(html("Rev\u202eersa y [otro\u2067](/blog)")).toBe('<p>Reversa y <a href="/blog">otro</a></p>');
});

it("says so when a text is nested deeper than anybody writes", () => {
	const nested = `${">".repeat(20_000)} x`;
	expect(["too-deep", "rendered"]).toContain(renderMarkdown(nested, "es").kind);
});
