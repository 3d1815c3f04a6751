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
