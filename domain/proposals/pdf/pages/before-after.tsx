import { Path, Svg, Text, View } from "@react-pdf/renderer";
import type { ProposalText } from "../../../../content/proposal/schema.ts";
import { rigid } from "../look/rigid.ts";
import { body } from "../look/type.ts";
import { columnPath } from "../shapes/bar.ts";
import type { PanelLook } from "./panel-colours.ts";

type Props = {
	/** In percent of what there was before: 45 is a rise, -65 a fall. */
	change: number;
	height: number;
	look: PanelLook;
	words: Pick<ProposalText["figures"], "before" | "after">;
};

/** What there was and what there is, as two columns to one scale. */
export function BeforeAfter({ change, height, look, words }: Props) {
	const scale = (height - 14) / Math.max(100, 100 + change);
	const before = 100 * scale;
	const after = (100 + change) * scale;
	const width = height * 0.44;
	const foot = height - 14;
	const caption = {
		...body,
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
			<Text style={{ ...caption, left: 0 }}>{words.before}</Text>
			<Text style={{ ...caption, left: width + 4 }}>{words.after}</Text>
		</View>
	);
}
