import { drop } from "../ui/shapes/outlines.ts";
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

const windows: readonly Cell[] = buildings.flatMap(({ x, y, columns, rows }) =>
	Array.from(
		{ length: columns * rows },
		(_, index): Cell => [x + 34 * (index % columns), y + 40 * Math.floor(index / columns)],
	),
);
const turns = turnsByChance(windows);
/** Four panes give as much light as a whole window. */
const paneRadius = 6.5;

/** The 135 windows of a city, lit one by one; from 136 on, each in turn gets four panes. Both paths together show all. */
export function cityWindows(messages: number): { lit: string; dark: string } {
	const beyond = Math.max(0, messages - windows.length);
	const draw = (some: readonly Cell[], radius: number) =>
		some.map(([x, y]) => drop(x, y, radius, "sw")).join("");
	// In the order of the city, because it compresses to half the size.
	const drawn = windows.map((window, index) => {
		const turn = turns[index] ?? 0;
		const panes = Math.min(4, beyond - 3 * turn + 1);
		if (panes > 1)
			return {
				lit: draw(panesOf(window).slice(0, panes), paneRadius),
				dark: draw(panesOf(window).slice(panes), paneRadius),
			};
		const whole = draw([window], 2 * paneRadius);
		return turn < messages ? { lit: whole, dark: "" } : { lit: "", dark: whole };
	});
	return { lit: drawn.map(({ lit }) => lit).join(""), dark: drawn.map(({ dark }) => dark).join("") };
}

function panesOf([x, y]: Cell): Cell[] {
	return [
		[x, y],
		[x + 16, y],
		[x, y + 20],
		[x + 16, y + 20],
	];
}

/** The turn of each window: scattered, and the same at each visit, since it is a hash of the place in the list. */
function turnsByChance(cells: readonly Cell[]): number[] {
	const rank = (index: number) => {
		const mixed = Math.imul(index + 1, 2_654_435_761);
		return Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519) >>> 0;
	};
	const byRank = cells.map((_, index) => index).sort((one, other) => rank(one) - rank(other));
	return cells.map((_, index) => byRank.indexOf(index));
}
