import { View } from "@react-pdf/renderer";
import { faces } from "../fonts/faces.ts";
import { column, pdfColours } from "../look.ts";
import type { Brief } from "../plan/brief.ts";
import type { Diagnosis } from "../plan/diagnostic-brief.ts";
import { Balanced } from "../text/fitted.tsx";
import { Completeness } from "./completeness.tsx";
import { PdfFrame } from "./frame.tsx";
import { Heading } from "./heading.tsx";
import { PdfStep } from "./step.tsx";

type Props = { brief: Brief & { diagnosis: Diagnosis }; number: number };

/** Shows three things to change, how to measure each, and how complete the diagnostic is. */
export function QuickWins({ brief, number }: Props) {
	const { heading, lead, measure, wins, score, completeness } = brief.diagnosis;
	return (
		<PdfFrame brief={brief} number={number} name={heading}>
			<Heading>{heading}</Heading>
			<Balanced
				face={faces.body}
				size={13}
				width={column}
				leading={1.45}
				color={pdfColours.ink2}
				style={{ marginTop: 16 }}
			>
				{lead}
			</Balanced>
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
