import { expect, it } from "vitest";
import { renderMarkdown } from "./render.ts";

function html(markdown: string): string {
	const rendered = renderMarkdown(markdown, "es");
	if (rendered.kind !== "rendered") throw new Error("It was not rendered.");
	return rendered.html;
}

const sky = '<i class="drop cielo" aria-hidden="true">🔵 </i>';

it.each(["\n", "\n\n"])("shows a list whose every item begins with a circle as messages", (between) => {
	const written = html(["- 🔵 **Pregunta.** Uno", "- 🟡 Dos", "- 🔴 Tres"].join(between));
	expect(written).toContain('<ul class="messages">');
	expect([...written.matchAll(/<li class="(\w+)">/g)].map(([, colour]) => colour)).toEqual([
		...["cielo", "sol", "ladrillo"],
	]);
	expect(written).toContain(`${sky.replace("cielo", "cielo drop-named")}<strong>Pregunta.</strong> Uno`);
});

it("sets no word in bold apart that only stands in a message", () => {
	expect(html("- 🔵 Es **ya**\n- 🔴 Va")).not.toContain("drop-named");
});

it("draws as many drops as a list counts, and says them", () => {
	const written = html("- 18 🔵 se podían resolver\n- 7 🟡 por averiguar\n- 5 🔴 para una persona");
	expect(written).toMatch(/^<figure class="drops"><p aria-hidden="true">(<i [^>]+><\/i>){30}<\/p>/);
	for (const [colour, count] of [
		["cielo", 18],
		["sol", 7],
		["ladrillo", 5],
	])
		expect(written.split(`<i class="drop ${colour}" aria-hidden="true"></i>`)).toHaveLength(
			Number(count) + 1,
		);
	expect(written).toContain(`<li>${sky}18 se podían resolver</li>`);
});

it("gives a cell that begins with a circle its drop", () => {
	expect(html("| a | b |\n|---|---|\n| uno | 🔵 Se resuelve |")).toContain(`<td>${sky}Se resuelve</td>`);
});

it.each([
	"- 🔵 uno\n- dos",
	"- 🔵 uno\n- 2 🔴 dos",
	"- 99 🔵 uno\n- 99 🔴 dos",
	"- uno 🔵",
	"- 🟢 uno",
	"- [ ] 🔵 uno",
])("leaves any other list as it is: %s", (markdown) => {
	expect(html(markdown)).not.toMatch(/<figure|class="(messages|drop)/);
});

it("lets only a quote that is bold throughout leave the column", () => {
	expect(html("> **Sin una hora no hay proceso.**")).toContain('<blockquote class="pull">');
	for (const quote of ["> **Nota:** una cita", "> una cita", ">", "> - **uno**"])
		expect(html(quote), quote).not.toContain("pull");
});

it("puts the title of a picture that stands alone below it", () => {
	expect(html('![un gato](/media/abc.webp "El gato de la tienda")')).toBe(
		'<figure class="picture"><img src="/media/abc.webp" alt="un gato" loading="lazy"><figcaption>El gato de la tienda</figcaption></figure>',
	);
	for (const other of ["![un gato](/media/abc.webp)", 'Mira ![un gato](/media/abc.webp "El gato")'])
		expect(html(other), other).not.toContain("<figure");
	expect(html('![un gato](https://other.example/cat.png "El gato")')).not.toMatch(/<img|<figure/);
});
