import { drop } from "../ui/shapes/drop.ts";
import type { Shape } from "../ui/shapes/shapes.tsx";

type Cell = readonly [x: number, y: number];

export const cityShapes: readonly Shape[] = [
	["noche3", "M0 580V278a78 78 0 0 1 78-78h78v380zM346 580V398a78 78 0 0 1 78-78h78v260z"],
	["noche2", "M156 580V80h112a78 78 0 0 1 78 78v422zM502 580V240h78a78 78 0 0 1 78 78v262z"],
];

const buildings = [
	{ x: 14, y: 246, columns: 4, rows: 8 },
	{ x: 170, y: 126, columns: 5, rows: 11 },
	{ x: 360, y: 366, columns: 4, rows: 5 },
	{ x: 516, y: 286, columns: 4, rows: 7 },
];

const largeCells: readonly Cell[] = buildings.flatMap(({ x, y, columns, rows }) =>
	Array.from(
		{ length: columns * rows },
		(_, index): Cell => [x + 34 * (index % columns), y + 40 * Math.floor(index / columns)],
	),
);
const smallCells: readonly Cell[] = largeCells.flatMap(([x, y]): Cell[] => [
	[x, y],
	[x + 16, y],
	[x, y + 20],
	[x + 16, y + 20],
]);
const large = { cells: largeCells, lighting: inChanceOrder(largeCells), radius: 13 };
const small = { cells: smallCells, lighting: inChanceOrder(smallCells), radius: 6 };

/** Windows of a city: 135 large ones, or 540 small ones when more are lit. Both paths together show all of them. */
export function cityWindows(lit: number): { lit: string; dark: string } {
	const { cells, lighting, radius } = lit <= largeCells.length ? large : small;
	const draw = (some: readonly Cell[]) => some.map(([x, y]) => drop(x, y, radius, "sw")).join("");
	const litCells = lighting.slice(0, lit);
	// In the order of the city, because it compresses to half the size.
	return { lit: draw(litCells), dark: draw(cells.filter((cell) => !litCells.includes(cell))) };
}

/** Scattered, and the same at each visit: the order is a hash of the place in the list. */
function inChanceOrder(cells: readonly Cell[]): Cell[] {
	const rank = (index: number) => {
		const mixed = Math.imul(index + 1, 2_654_435_761);
		return Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519) >>> 0;
	};
	return cells
		.map((cell, index) => ({ cell, rank: rank(index) }))
		.sort((one, other) => one.rank - other.rank)
		.map(({ cell }) => cell);
}
