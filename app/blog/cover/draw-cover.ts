import { type Corner, drop } from "../../ui/shapes/drop.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

type Colour = Shape[0];

/** A ground and the colours of the shapes on it; a colour listed twice appears twice as often. */
type Palette = { ground: Colour; shapes: readonly Colour[] };

const night: Palette = {
	ground: "noche",
	shapes: ["noche2", "noche3", "cielo", "cielo", "sol", "blanco", "ladrillo"],
};

const palettes: Partial<Record<string, Palette>> = {
	"transformacion-digital": night,
	"inteligencia-artificial": {
		ground: "cielo",
		shapes: ["noche", "noche", "blanco", "cielo2", "ladrillo", "noche3"],
	},
	ecommerce: { ground: "ladrillo", shapes: ["sol", "sol", "ladrillo2", "blanco", "noche", "ladrillo2"] },
	estrategia: { ground: "sol", shapes: ["tinta", "ladrillo", "ladrillo", "blanco", "noche", "tinta"] },
	"casos-exito": { ground: "tinta", shapes: ["sol", "cielo", "ladrillo", "blanco", "noche3", "noche3"] },
};

const tile = 100;
const corners: readonly Corner[] = ["sw", "nw", "se", "ne"];

/** Draws the same cover for the same seed. `size` is in tiles of 100. */
export function drawCover(seed: string, category: string, size: { columns: number; rows: number }): Shape[] {
	const { ground, shapes } = palettes[category] ?? night;
	const random = seededRandom(seed);
	const draw = styles[Math.floor(random() * styles.length)] ?? drops;
	const outlines = new Map<Colour, string>();
	for (let row = 0; row < size.rows; row++)
		for (let column = 0; column < size.columns; column++) {
			const colour = shapes[Math.floor(random() * shapes.length)] ?? ground;
			const outline = draw(column * tile, row * tile, random);
			outlines.set(colour, (outlines.get(colour) ?? "") + outline);
		}
	const all = `M0 0h${size.columns * tile}v${size.rows * tile}H0z`;
	return [[ground, all], ...outlines];
}

type Style = (x: number, y: number, random: () => number) => string;

const drops: Style = (x, y, random) => drop(x + 8, y + 8, 42, corners[Math.floor(random() * 4)] ?? "sw");

const quarters: Style = (x, y, random) =>
	[
		`M${x} ${y}h${tile}a${tile} ${tile} 0 0 1${-tile} ${tile}z`,
		`M${x + tile} ${y}v${tile}a${tile} ${tile} 0 0 1${-tile}${-tile}z`,
		`M${x + tile} ${y + tile}h${-tile}a${tile} ${tile} 0 0 1 ${tile}${-tile}z`,
		`M${x} ${y + tile}v${-tile}a${tile} ${tile} 0 0 1 ${tile} ${tile}z`,
	][Math.floor(random() * 4)] ?? "";

const talk: Style = (x, y, random) => {
	const radius = [48, 34, 22][Math.floor(random() * 3)] ?? 34;
	const side = random() < 0.5;
	return drop(side ? x : x + tile - 2 * radius, y + tile - 2 * radius, radius, side ? "sw" : "se");
};

const styles: readonly Style[] = [drops, quarters, talk];

/** Returns a generator of numbers from 0 up to 1, the same sequence for the same seed (mulberry32). */
function seededRandom(seed: string): () => number {
	let state = 2_166_136_261;
	for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}
