import { Text, View } from "@react-pdf/renderer";
import { type Face, faces } from "../fonts/faces.ts";
import { column, pdfColours, pdfDisplayFont } from "../look.ts";
import type { Brief } from "../plan/brief.ts";
import { PdfBubble } from "../shapes.tsx";
import { type FittedLines, fitText } from "../text/fit.ts";
import { Balanced, FittedText } from "../text/fitted.tsx";
import { balancedLines, widthOf } from "../text/lines.ts";
import { Facts } from "./facts.tsx";
import { Heading, PdfFrame } from "./frame.tsx";
import { Products } from "./products.tsx";
import { ToConfirm } from "./to-confirm.tsx";

/** Shows the visitor's facts and need in their words, and our answer. */
export function Understood({ brief }: { brief: Brief }) {
	const { heading } = brief.words.understood;
	const { need } = brief.known;
	// A short need leaves space, so the rest is set larger.
	const roomy = !need || needText(need).loud;
	return (
		<PdfFrame brief={brief} number={2} name={heading}>
			<View style={{ height: "100%", justifyContent: "space-between" }}>
				<View>
					<Heading>{heading}</Heading>
					<Need brief={brief} />
				</View>
				<Facts brief={brief} roomy={roomy} />
				<AnswerPage brief={brief} />
				<Products brief={brief} roomy={roomy} />
			</View>
		</PdfFrame>
	);
}

const size = 18;
const padding = 22;

function AnswerPage({ brief: { words, answer, brand } }: { brief: Brief }) {
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

/** Shows the need in the visitor's words, in a blue bubble. A longer need is set smaller. */
function Need({ brief: { words, known } }: { brief: Brief }) {
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

const needPadding = 22;
const needLeading = 1.28;
const width = column - 36 - 2 * needPadding;

/** Chooses how to set a need: as a headline of up to five lines, larger when shorter, else as body text. */
function needText(need: string): { face: Face; text: FittedLines; loud: boolean } {
	const headline = fitText(need, {
		face: faces.display,
		width,
		height: 118,
		leading: needLeading,
		sizes: [38, 34, 31, 28, 25, 22, 19, 17],
		balanced: true,
		wholeWordsDownTo: 28,
	});
	if (headline.lines.join(" ") === need) return { face: faces.display, text: headline, loud: true };
	const sizes = [13, 12, 11, 10.5, 10, 9.5, 9, 8.5];
	const text = fitText(need, {
		face: faces.body,
		width,
		height: 134,
		leading: needLeading,
		sizes,
		wholeWordsDownTo: 10,
	});
	return { face: faces.body, text, loud: false };
}
