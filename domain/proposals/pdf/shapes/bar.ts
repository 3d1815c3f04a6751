/** Outlines a horizontal bar with round ends, square at the bottom left. */
export function barPath(x: number, y: number, width: number, height: number): string {
	const r = Math.min(height / 2, width / 2);
	const [right, bottom] = [x + width, y + height];
	return `M${x} ${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}L${right - r} ${y}A${r} ${r} 0 0 1 ${right} ${y + r}L${right} ${bottom - r}A${r} ${r} 0 0 1 ${right - r} ${bottom}L${x} ${bottom}Z`;
}

/** Outlines a vertical column with one round upper corner. */
export function columnPath(
	x: number,
	y: number,
	width: number,
	height: number,
	round: "left" | "right",
): string {
	const r = Math.min(width, height);
	const [right, bottom] = [x + width, y + height];
	return round === "left"
		? `M${x} ${bottom}L${x} ${y + r}A${r} ${r} 0 0 1 ${right} ${y}L${right} ${bottom}Z`
		: `M${x} ${bottom}L${x} ${y}A${r} ${r} 0 0 1 ${right} ${y + r}L${right} ${bottom}Z`;
}
