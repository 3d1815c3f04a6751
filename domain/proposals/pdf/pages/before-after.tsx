import { Path, Svg, Text, View } from "@react-pdf/renderer";
import { pdfBodyFont, rigid } from "../look.ts";
import { columnPath } from "../shapes/bar.ts";
import type { PanelLook } from "./panel-colours.ts";

type Props = {
	/** Percent of the value before: 145 is a rise, 35 a fall. */
	after: number;
	height: number;
	look: PanelLook;
	names: readonly [string, string];
};

/** Shows the values before and after as two columns on one scale. */
export function BeforeAfter({ after: share, height, look, names }: Props) {
	const scale = (height - 14) / Math.max(100, share);
	const before = 100 * scale;
	const after = share * scale;
	const width = height * 0.44;
	const foot = height - 14;
	const caption = {
		...pdfBodyFont,
		position: "absolute",
		top: foot + 4,
		fontSize: 8.5,
		lineHeight: 1,
		color: look.ink2,
	} as const;
	return (
		<View style={{ width: width * 2 + 4, height }}>
			<Svg
				style={rigid(width * 2 + 4, foot)}
				width={width * 2 + 4}
				height={foot}
				viewBox={`0 0 ${width * 2 + 4} ${foot}`}
			>
				<Path fill={look.before} d={columnPath(0, foot - before, width, before, "left")} />
				<Path fill={look.after} d={columnPath(width + 4, foot - after, width, after, "right")} />
			</Svg>
			<Text style={{ ...caption, left: 0 }}>{names[0]}</Text>
			<Text style={{ ...caption, left: width + 4 }}>{names[1]}</Text>
		</View>
	);
}
