import { type Corner, drop } from "../../../app/ui/shapes/outlines.ts";
import { en } from "../../../content/pages/consulting/en.ts";
import { es } from "../../../content/pages/consulting/es.ts";
import { block, type Composition, canvas, colours, grounds, path, poster } from "../canvas.ts";
import { wordmark } from "../mark.ts";
import { fitted, textLines } from "../text.ts";

const r = 44;
const rows = 7;

export const consulting: Composition = ({ language, brand }) => {
	const { heading } = { es, en }[language](brand.product);
	const { margin, width, height } = canvas;
	const on = grounds.noche;
	const title = fitted(heading, { width: 660, height: 360, largest: 96, smallest: 56 });
	return {
		says: heading,
		svg: poster(
			block(on.ground),
			...order().map(({ fill, x, y, corner }) => path(fill, drop(x, y, r, corner))),
			textLines(title, { x: margin, y: margin + 4, fill: on.ink }),
			wordmark(brand.product, { x: margin, y: height - margin, on }),
		),
	};

	function order() {
		const left = width - 5 * 2 * r;
		return [0, 1, 2, 3, 4].flatMap((column) =>
			Array.from({ length: rows }, (_, row) => {
				const messy = [0.95, 0.6, 0.25, 0, 0][column] ?? 0;
				const chance = (salt: number) => random(column * 31 + row * 7 + salt);
				return {
					x: left + column * 2 * r + (chance(1) - 0.7) * 2.2 * r * messy,
					y: row * 2 * r + 7 + (chance(2) - 0.5) * 2 * r * messy,
					fill:
						messy > 0
							? (mixed[Math.floor(chance(3) * mixed.length)] ?? colours.sol)
							: (tidy[column] ?? colours.sol),
					corner: messy > 0 ? (corners[Math.floor(chance(4) * 4)] ?? "sw") : column === 3 ? "sw" : "ne",
				} as const;
			}).filter((_, row) => column > 0 || row % 2 === 1),
		);
	}
};

const mixed = [colours.cielo, colours.ladrillo, colours.noche3, colours.sol, colours.ladrillo2];
const tidy: Record<number, string> = { 3: colours.cielo, 4: colours.sol };
const corners: readonly Corner[] = ["sw", "nw", "se", "ne"];

/** Computes a number from 0 to 1, the same for the same seed on every machine, so posters never change. */
function random(seed: number): number {
	const wave = Math.sin(seed * 12.9898) * 43_758.5453;
	return wave - Math.floor(wave);
}
