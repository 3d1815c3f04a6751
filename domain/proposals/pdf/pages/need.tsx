import { Text, View } from "@react-pdf/renderer";
import { faces } from "../fonts/faces.ts";
import { column, pdfColours, pdfDisplayFont } from "../look.ts";
import type { Brief } from "../plan/brief.ts";
import { PdfBubble } from "../shapes/bubble.tsx";
import { Balanced, FittedText } from "../text/fitted.tsx";
import { widthOf } from "../text/measure.ts";
import { needLeading, needPadding, needText } from "./need-text.ts";
import { ToConfirm } from "./to-confirm.tsx";

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

function NoNeed({ toConfirm, children }: { toConfirm: string; children: string }) {
	return (
		<PdfBubble
			speaker="visitor"
			style={{ marginTop: 22, marginRight: 36, backgroundColor: pdfColours.niebla }}
		>
			<ToConfirm>{toConfirm}</ToConfirm>
			<View style={{ marginTop: 6 }}>
				<Balanced face={faces.display} size={28} width={column - 110} leading={1.28} color={pdfColours.ink2}>
					{children}
				</Balanced>
			</View>
		</PdfBubble>
	);
}
