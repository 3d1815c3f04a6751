import { Path, Svg, Text, View } from "@react-pdf/renderer";
import type { Style } from "@react-pdf/types";
import type { ReactNode } from "react";
import { pdfColours, pdfDisplayFont, rigid } from "./look.ts";

export type ColonColours = { upper: string; lower: string };

/** By the ground on which the colon stands. */
export const colonColours = {
	white: { upper: pdfColours.cielo2, lower: pdfColours.ladrillo },
	noche: { upper: pdfColours.cielo, lower: pdfColours.ladrilloVivo },
} as const;

type ColonProps = { /** In points; the width is 0.44 of it. */ height: number; colours: ColonColours };

/** Draws the brand's mark: the upper dot asks, the lower one answers. */
export function PdfColon({ height, colours }: ColonProps) {
	return (
		<Svg style={rigid(height * 0.44, height)} width={height * 0.44} height={height} viewBox="0 0 44 100">
			<Path fill={colours.upper} d={dotPath(0, 0, 44, "bottom-left")} />
			<Path fill={colours.lower} d={dotPath(0, 56, 44, "top-right")} />
		</Svg>
	);
}

type WordmarkProps = { name: string; size: number; color: string; colours: ColonColours };

export function PdfWordmark({ name, size, color, colours }: WordmarkProps) {
	return (
		<View style={{ flexDirection: "row", alignItems: "center" }}>
			<Text style={{ ...pdfDisplayFont, fontSize: size, lineHeight: 1, color }}>{name}</Text>
			<View style={{ marginLeft: size * 0.1, marginTop: size * 0.1 }}>
				<PdfColon height={size * 0.56} colours={colours} />
			</View>
		</View>
	);
}

export type PdfCorner = "top-left" | "top-right" | "bottom-left" | "bottom-right";

type DotProps = { size: number; color: string; point: PdfCorner };

/** Draws the basic shape: a circle with one square corner, on the speaker's side. */
export function Dot({ size, color, point }: DotProps) {
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

type BubbleProps = { speaker: "visitor" | "brand"; children: ReactNode; style?: Style };

const radius = 18;

/** Shows a message. The visitor's is blue with a square corner on the left, the brand's is red with one on the right. */
export function PdfBubble({ speaker, children, style = {} }: BubbleProps) {
	const side: Style =
		speaker === "visitor"
			? { backgroundColor: pdfColours.cielo, borderBottomLeftRadius: 0 }
			: { backgroundColor: pdfColours.ladrillo, borderTopRightRadius: 0 };
	return (
		<View style={{ ...corners, paddingVertical: 16, paddingHorizontal: 22, ...side, ...style }}>
			{children}
		</View>
	);
}

const corners: Style = {
	borderTopLeftRadius: radius,
	borderTopRightRadius: radius,
	borderBottomLeftRadius: radius,
	borderBottomRightRadius: radius,
};

export const panelPadding = 20;

/** Shows a pale block at the foot of a page, square at the lower left like the visitor's bubble. */
export function Panel({ children }: { children: ReactNode }) {
	return <View style={panelStyle}>{children}</View>;
}

const panelStyle = {
	position: "absolute",
	bottom: 0,
	left: 0,
	right: 0,
	backgroundColor: pdfColours.niebla,
	borderTopLeftRadius: 22,
	borderTopRightRadius: 22,
	borderBottomRightRadius: 22,
	padding: panelPadding,
} as const;

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
