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
