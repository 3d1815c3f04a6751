/** SVG paths of the plain figures that pictures are built from. */

export function rectangle(x: number, y: number, width: number, height: number): string {
	return `M${x} ${y}h${width}v${height}h${-width}z`;
}

export function circle(x: number, y: number, radius: number): string {
	return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
}

/** A half circle that stands on its straight side. */
export function dome(x: number, base: number, radius: number): string {
	return `M${x - radius} ${base}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`;
}

/** A half circle that hangs from its straight side. */
export function bowl(x: number, top: number, radius: number): string {
	return `M${x - radius} ${top}a${radius} ${radius} 0 0 0 ${2 * radius} 0z`;
}

/** Repeats a figure in a grid, row by row, `count` times. */
export function inGrid(
	count: number,
	{ columns, step }: { columns: number; step: readonly [number, number] },
	figure: (x: number, y: number, index: number) => string,
): string {
	return Array.from({ length: count }, (_, index) =>
		figure((index % columns) * step[0], Math.floor(index / columns) * step[1], index),
	).join("");
}

export type Corner = "sw" | "nw" | "se" | "ne";

/** The brand's shape as an SVG path: a circle of radius `r` in the box that starts at x, y, with one square corner. */
export function drop(x: number, y: number, r: number, corner: Corner): string {
	const arc = `a${r} ${r} 0`;
	const outline: Record<Corner, string> = {
		sw: `${arc} 1 1 ${r} ${r}h${-r}z`,
		nw: `v${-r}h${r}${arc} 1 1${-r} ${r}z`,
		se: `${arc} 0 1 ${2 * r} 0v${r}h${-r}${arc} 0 1${-r}${-r}z`,
		ne: `${arc} 0 1 ${r}${-r}h${r}v${r}${arc} 0 1${-2 * r} 0z`,
	};
	return `M${x} ${y + r}${outline[corner]}`;
}
