import { Path, Svg } from "@react-pdf/renderer";
import { rigid } from "../look.ts";

export type PdfCorner = "top-left" | "top-right" | "bottom-left" | "bottom-right";

type Props = { size: number; color: string; point: PdfCorner };

/** Draws the basic shape: a circle with one square corner, on the speaker's side. */
export function Dot({ size, color, point }: Props) {
	return (
		<Svg style={rigid(size, size)} width={size} height={size} viewBox={`0 0 ${size} ${size}`}>
			<Path fill={color} d={dotPath(0, 0, size, point)} />
		</Svg>
	);
}

/** Outlines a dot whose box begins at (x, y). */
export function dotPath(x: number, y: number, size: number, point: PdfCorner): string {
	const r = size / 2;
	const arc = (toX: number, toY: number) => `A${r} ${r} 0 0 1 ${toX} ${toY}`;
	const corner = (toX: number, toY: number, throughX: number, throughY: number) =>
		`L${throughX} ${throughY}L${toX} ${toY}`;
	const [left, top, right, bottom] = [x, y, x + size, y + size];
	const [middleX, middleY] = [x + r, y + r];
	return [
		`M${left} ${middleY}`,
		point === "top-left" ? corner(middleX, top, left, top) : arc(middleX, top),
		point === "top-right" ? corner(right, middleY, right, top) : arc(right, middleY),
		point === "bottom-right" ? corner(middleX, bottom, right, bottom) : arc(middleX, bottom),
		point === "bottom-left" ? corner(left, middleY, left, bottom) : arc(left, middleY),
		"Z",
	].join("");
}
