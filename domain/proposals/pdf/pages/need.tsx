import { Text } from "@react-pdf/renderer";
import { pdfColours } from "../look/colours.ts";
import { pdfDisplayFont } from "../look/type.ts";
import type { Brief } from "../plan/brief.ts";
import { PdfBubble } from "../shapes/bubble.tsx";
import { FittedText } from "../text/fitted.tsx";
import { widthOf } from "../text/measure.ts";
import { needLeading, needPadding, needText } from "./need-text.ts";
import { NoNeed } from "./no-need.tsx";

/** Shows the need in the visitor's words, in a blue bubble. A longer need is set smaller. */
export function Need({ brief: { words, known } }: { brief: Brief }) {
	const { need } = known;
	if (!need) return <NoNeed toConfirm={words.toConfirm}>{words.understood.noNeed}</NoNeed>;
	const { face, text } = needText(need);
	const speaker = known.firstName ? words.understood.saidBy(known.firstName) : words.understood.visitor;
	const widest = Math.max(180, ...text.lines.map((line) => widthOf(line, face, text.size)));
	return (
		<PdfBubble speaker="visitor" style={{ marginTop: 22, width: widest + 2 * needPadding + 4 }}>
			<Text
				style={{
					...pdfDisplayFont,
					fontSize: 11,
					lineHeight: 1.2,
					color: pdfColours.onCielo2,
					marginBottom: 5,
				}}
			>
				{speaker}
			</Text>
			<FittedText text={text} face={face} color={pdfColours.ink} leading={needLeading} />
		</PdfBubble>
	);
}
