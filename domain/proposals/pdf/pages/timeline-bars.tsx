import { Line, Path, Svg, Text, View } from "@react-pdf/renderer";
import { pdfColours, rigid, strong } from "../look.ts";
import { barPath } from "../shapes.tsx";

type Props = { /** Width of a week. */ cell: number; steps: readonly string[]; live: string };

const height = 24;
const row = 30;
const total = row * 3 + height + 4;

/** Draws the four steps as bars over six cells: before, four weeks, after. Pale means that the time may vary. */
export function TimelineBars({ cell, steps, live }: Props) {
	const half = cell / 2;
	const bars = [
		{ from: 0, to: half - 3, fill: pdfColours.cielo2, y: 0 },
		{ from: half, to: cell - 3, fill: pdfColours.sol, y: row },
		{ from: cell * 3 - 16, to: cell * 5 - 3, fill: pdfColours.peach, y: row * 2 },
		{ from: cell, to: cell * 3, fill: pdfColours.ladrillo, y: row * 2 },
		{ from: cell * 3, to: cell * 6, fill: pdfColours.moss, y: row * 3 },
		{ from: cell * 5, to: cell * 6, fill: pdfColours.noche, y: row * 3 },
	];
	const labels = [
		{ text: steps[0], left: half + 4, color: pdfColours.ink },
		{ text: steps[1], left: cell + 5, color: pdfColours.ink },
		{ text: steps[2], left: cell + 12, color: pdfColours.white },
		{ text: steps[3], left: cell * 3 + 12, color: pdfColours.ink },
	];
	return (
		<View style={{ marginTop: 6, height: total }}>
			<Svg
				style={rigid(cell * 6, total)}
				width={cell * 6}
				height={total}
				viewBox={`0 0 ${cell * 6} ${total}`}
			>
				{[1, 2, 3, 4, 5].map((week) => (
					<Line
						key={week}
						x1={cell * week}
						x2={cell * week}
						y1={0}
						y2={total}
						stroke={pdfColours.line}
						strokeWidth={1}
					/>
				))}
				{bars.map(({ from, to, fill, y }) => (
					<Path key={fill} fill={fill} d={barPath(from, y, to - from, height)} />
				))}
			</Svg>
			{labels.map(({ text, left, color }, index) => (
				<Text key={text} style={{ ...label, left, top: index * row + 8, color }}>
					{text}
				</Text>
			))}
			<Text style={{ ...label, left: cell * 3 + 12, top: row * 2 + 8, color: pdfColours.ladrillo2 }}>
				{live}
			</Text>
		</View>
	);
}

const label = { ...strong, position: "absolute", fontSize: 9, lineHeight: 1 } as const;
