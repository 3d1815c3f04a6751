import { expect, it } from "vitest";
import { renderMarkdown } from "../markdown/render.ts";
import { addPictureToMarkdown } from "./add-picture-to-markdown.ts";

const src = "/media/x.webp";

it("puts a picture below the line somebody was writing, in a paragraph of its own", () => {
	const text = "Uno dos\n\nTres";
	expect(addPictureToMarkdown(text, { src, alt: "Un gato", at: 4 })).toBe(
		"Uno dos\n\n![Un gato](/media/x.webp)\n\nTres",
	);
	expect(addPictureToMarkdown(text, { src, alt: "Un gato", at: null })).toBe(
		`${text}\n\n![Un gato](/media/x.webp)`,
	);
	expect(addPictureToMarkdown(text, { src, alt: "Un gato", at: 99 })).toBe(
		`${text}\n\n![Un gato](/media/x.webp)`,
	);
	expect(addPictureToMarkdown("", { src, alt: "Un gato", at: 0 })).toBe("![Un gato](/media/x.webp)");
});

it.each([
	"a ] (b) [c]",
	"*fuerte* y `código`",
	'"><script>alert(1)</script>',
	"\\",
	"![x](y)",
	"&amp; ~~no~~",
])("says what was typed, whatever Markdown would make of it: %s", (alt) => {
	const rendered = renderMarkdown(addPictureToMarkdown("Antes", { src, alt, at: null }), "es");
	const html = rendered.kind === "rendered" ? rendered.html : "";
	const said = alt.replaceAll("&", "&#x26;").replaceAll('"', "&#x22;").replaceAll("`", "&#x60;");
	expect(html).toContain(`<img src="${src}" alt="${said}" loading="lazy">`);
});
