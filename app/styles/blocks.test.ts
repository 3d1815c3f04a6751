import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
const tokens = read("tokens.css");
const blocks = read("blocks.css");

/** The second of two colours, as written: --name: light-dark(#light, #dark); or the only one. */
function darkColour(styles: string, name: string): string {
	const value = new RegExp(`--${name}: ([^;]+);`).exec(styles)?.[1] ?? "";
	const colour = /light-dark\(.+, (#[0-9a-f]+)\)/.exec(value)?.[1] ?? value;
	return colour.length === 4 ? colour.replace(/[0-9a-f]/g, "$&$&") : colour;
}

function edgeOf(selector: string): string {
	return darkColour(blocks.split(`\t${selector} {`)[1]?.split("}")[0] ?? "", "edge");
}

function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5]
		.map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
		.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

/** What a block shows on its ground in the dark theme, and on which ground: itself, or the edge of that rule. */
const seen: Record<string, readonly [shown: string, ground: string]> = {
	ladrillo: [darkColour(tokens, "ladrillo"), "background"],
	cielo: [darkColour(tokens, "cielo"), "background"],
	sol: [darkColour(tokens, "sol"), "background"],
	noche: [edgeOf(".noche,\n\t.niebla"), "background"],
	"noche on niebla": [edgeOf(".noche,\n\t.niebla"), "background-quiet"],
	niebla: [edgeOf(".noche,\n\t.niebla"), "background"],
	"noche on noche": [edgeOf(".noche :is(.noche, .niebla)"), "noche"],
	"ladrillo on niebla": [darkColour(tokens, "ladrillo"), "background-quiet"],
	"ladrillo on noche": [edgeOf(".noche .ladrillo"), "noche"],
	"ladrillo on ladrillo": [edgeOf(":is(.ladrillo, .cielo) .ladrillo"), "ladrillo"],
	"ladrillo on cielo": [edgeOf(":is(.ladrillo, .cielo) .ladrillo"), "cielo"],
	"cielo on niebla": [darkColour(tokens, "cielo"), "background-quiet"],
	"cielo on noche": [edgeOf(".noche .cielo"), "noche"],
	"cielo on ladrillo": [edgeOf(".ladrillo .cielo"), "ladrillo"],
	"sol on noche": [darkColour(tokens, "sol"), "noche"],
};

it.each(Object.entries(seen))(
	"in the dark theme %s, or its edge, stands out from its ground",
	(_, [shown, ground]) => {
		expect(shown).toMatch(/^#[0-9a-f]{6}$/);
		expect(contrast(shown, darkColour(tokens, ground))).toBeGreaterThanOrEqual(3);
	},
);

it.each(["cielo", "sol", "ladrillo", "noche"])("text on %s can be read in the dark theme", (block) => {
	for (const ink of [`on-${block}`, `on-${block}2`])
		expect(contrast(darkColour(tokens, ink), darkColour(tokens, block)), ink).toBeGreaterThanOrEqual(4.5);
});
