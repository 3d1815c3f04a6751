import { Text } from "@react-pdf/renderer";
import { faces } from "../fonts/faces.ts";
import { colours } from "../look/colours.ts";
import { column } from "../look/page.ts";
import { display } from "../look/type.ts";
import type { Brief } from "../plan/brief.ts";
import { Bubble } from "../shapes/bubble.tsx";
import { Fitted } from "../text/fitted.tsx";
import { balancedLines } from "../text/lines.ts";
import { widthOf } from "../text/measure.ts";

const size = 18;
const padding = 22;

export function Answer({ brief: { words, answer, brand } }: { brief: Brief }) {
	const lines = balancedLines(answer, faces.display, size, column - 36 - 2 * padding);
	const widest = Math.max(...lines.map((line) => widthOf(line, faces.display, size)));
	return (
		<Bubble
			speaker="brand"
			style={{ alignSelf: "flex-end", width: widest + 2 * padding + 4, paddingVertical: 13 }}
		>
			<Text
				style={{ ...display, fontSize: 11, lineHeight: 1.2, color: colours.onLadrillo2, marginBottom: 3 }}
			>
				{words.understood.saidBy(brand.product)}
			</Text>
			<Fitted text={{ size, lines }} face={faces.display} color={colours.white} leading={1.2} />
		</Bubble>
	);
}
