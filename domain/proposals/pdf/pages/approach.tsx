import { View } from "@react-pdf/renderer";
import { faces } from "../fonts/faces.ts";
import { column, pdfColours } from "../look.ts";
import type { Brief } from "../plan/brief.ts";
import { Balanced } from "../text/fitted.tsx";
import { PdfFrame } from "./frame.tsx";
import { Heading } from "./heading.tsx";
import { PdfStep } from "./step.tsx";
import { TimelineChart } from "./timeline.tsx";

export function ApproachPage({ brief, number }: { brief: Brief; number: number }) {
	const { approach } = brief.words;
	return (
		<PdfFrame brief={brief} number={number} name={approach.heading}>
			<Heading>{approach.heading}</Heading>
			<Balanced
				face={faces.body}
				size={13}
				width={column}
				leading={1.45}
				color={pdfColours.ink2}
				style={{ marginTop: 16 }}
			>
				{approach.lead}
			</Balanced>
			<View style={{ marginTop: 20 }}>
				{approach.steps.map((step, index) => (
					<PdfStep key={step.name} {...step} number={index + 1} youGetLabel={approach.youGet} />
				))}
			</View>
			<TimelineChart words={approach.timeline} steps={approach.steps.map(({ name }) => name)} />
		</PdfFrame>
	);
}
