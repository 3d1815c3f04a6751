import { expect, it } from "vitest";
import { withParts } from "./parts.ts";
import { renderMarkdown } from "./render.ts";

function partsOf(markdown: string) {
	const outcome = renderMarkdown(markdown, "es");
	if (outcome.kind !== "rendered") throw new Error(outcome.kind);
	return { ...withParts(outcome.html), rendered: outcome.html };
}

it("gives each part an id of its own, and changes nothing else", () => {
	const { html, parts, rendered } = partsOf(
		"## Qué *pasa* & cuándo\n\nHoy.\n\n### Menor\n\n## Qué pasa cuándo\n\n## 東京\n\n> ## Citado",
	);
	expect(parts).toEqual([
		{ id: "nota-que-pasa-cuando", title: "Qué pasa & cuándo" },
		{ id: "nota-que-pasa-cuando-2", title: "Qué pasa cuándo" },
		{ id: "nota-parte", title: "東京" },
	]);
	expect(html).toContain('<h2 id="nota-que-pasa-cuando">Qué <em>pasa</em> &#x26; cuándo</h2>');
	expect(html.replace(/ id="nota-[\w-]+"/g, "")).toBe(rendered);
});

it("keeps clear of the footnotes' ids, and lists neither their numbers nor a heading without words", () => {
	const { parts } = partsOf("## Fn 1\n\n## Precios[^1]\n\n## ![Foto](/media/a.webp)\n\n[^1]: Con IVA.");
	expect(parts.map(({ title }) => title)).toEqual(["Fn 1", "Precios"]);
	expect(parts[0]?.id).toBe("nota-fn-1-2");
});

it.each([
	'[x](/a "<h2><img src=q onerror=e()></h2>")',
	'## [x](/a "</h2><img src=q>")',
	'## [x](/a "a > b")',
])("lets nothing out of an attribute: %s", (markdown) => {
	const { html, parts, rendered } = partsOf(markdown);
	expect(html.replace('<h2 id="nota-x">', "<h2>")).toBe(rendered);
	expect(parts).toEqual(markdown.startsWith("##") ? [{ id: "nota-x", title: "x" }] : []);
});

it("counts equal headings without looking through the text for each", () => {
	const html = "<h2>Hoy</h2><p>Sí.</p>".repeat(9_000);
	const { parts } = withParts(html);
	expect(new Set(parts.map(({ id }) => id)).size).toBe(9_000);
	expect(parts[2]?.id).toBe("nota-hoy-3");
}, 3_000);
