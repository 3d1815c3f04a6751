import { Text } from "@react-pdf/renderer";
import { faces } from "../fonts/faces.ts";
import { column, pdfColours, pdfDisplayFont } from "../look.ts";
import type { Brief } from "../plan/brief.ts";
import { PdfBubble } from "../shapes/bubble.tsx";
import { FittedText } from "../text/fitted.tsx";
import { balancedLines } from "../text/lines.ts";
import { widthOf } from "../text/measure.ts";

const size = 18;
const padding = 22;

export function AnswerPage({ brief: { words, answer, brand } }: { brief: Brief }) {
	const lines = balancedLines(answer, faces.display, size, column - 36 - 2 * padding);
	const widest = Math.max(...lines.map((line) => widthOf(line, faces.display, size)));
	return (
		<PdfBubble
			speaker="brand"
			style={{ alignSelf: "flex-end", width: widest + 2 * padding + 4, paddingVertical: 13 }}
		>
			<Text
				style={{
					...pdfDisplayFont,
					fontSize: 11,
					lineHeight: 1.2,
					color: pdfColours.onLadrillo2,
					marginBottom: 3,
				}}
			>
				{words.understood.saidBy(brand.product)}
			</Text>
			<FittedText text={{ size, lines }} face={faces.display} color={pdfColours.white} leading={1.2} />
		</PdfBubble>
	);
}
