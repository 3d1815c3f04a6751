import { Path, Svg, Text, View } from "@react-pdf/renderer";
import { column, pdfBodyFont, pdfColours, pdfDisplayFont, rigid } from "../look.ts";
import type { Brief } from "../plan/brief.ts";
import type { Diagnosis } from "../plan/diagnostic-brief.ts";
import { dotPath, Panel, panelPadding } from "../shapes.tsx";
import { Heading, Intro, PdfFrame } from "./frame.tsx";
import { PdfStep } from "./step.tsx";

type Props = { brief: Brief & { diagnosis: Diagnosis }; number: number };

/** Shows three things to change, how to measure each, and how complete the diagnostic is. */
export function QuickWins({ brief, number }: Props) {
	const { heading, intro, measure, wins, score, completeness } = brief.diagnosis;
	return (
		<PdfFrame brief={brief} number={number} name={heading}>
			<Heading>{heading}</Heading>
			<Intro>{intro}</Intro>
			<View style={{ marginTop: 24 }}>
				{wins.map(({ name, what, measure: sign }, index) => (
					<PdfStep
						key={name}
						name={name}
						what={what}
						number={index + 1}
						youGet={sign}
						youGetLabel={measure}
						roomy
					/>
				))}
			</View>
			<Completeness score={score} words={completeness} />
		</PdfFrame>
	);
}

const dots = 20;
const width = column - 2 * panelPadding;
const pitch = width / dots;
const size = pitch * 0.84;

/** Shows how complete the diagnostic is, one dot for five percent, and what is missing. */
function Completeness({ score, words }: { score: number; words: Diagnosis["completeness"] }) {
	return (
		<Panel>
			<Text style={{ ...pdfDisplayFont, fontSize: 17, lineHeight: 1.15, color: pdfColours.ink }}>
				{words.title}
			</Text>
			<Svg
				style={{ ...rigid(width, size), marginTop: 14 }}
				width={width}
				height={size}
				viewBox={`0 0 ${width} ${size}`}
			>
				{Array.from({ length: dots }, (_, index) => {
					const filled = index < Math.round((score / 100) * dots);
					const x = index * pitch;
					return (
						<Path
							key={x}
							fill={filled ? pdfColours.ladrillo : pdfColours.line}
							d={dotPath(x, 0, size, filled ? "top-right" : "bottom-left")}
						/>
					);
				})}
			</Svg>
			<Text style={{ ...pdfBodyFont, fontSize: 12, lineHeight: 1.4, color: pdfColours.ink, marginTop: 14 }}>
				{words.sentence}
			</Text>
			{words.note && (
				<Text style={{ ...pdfBodyFont, fontSize: 9, lineHeight: 1.4, color: pdfColours.ink2, marginTop: 4 }}>
					{words.note}
				</Text>
			)}
		</Panel>
	);
}
