import { Text, View } from "@react-pdf/renderer";
import type { ProposalText } from "../../../../content/proposal/schema.ts";
import { column, pdfBodyFont, pdfColours, pdfDisplayFont, strong } from "../look.ts";
import type { Brief } from "../plan/brief.ts";
import { Panel, panelPadding } from "../shapes.tsx";
import { Heading, Intro, PdfFrame } from "./frame.tsx";
import { PdfStep } from "./step.tsx";
import { TimelineBars } from "./timeline-bars.tsx";

export function ApproachPage({ brief, number }: { brief: Brief; number: number }) {
	const { approach } = brief.words;
	return (
		<PdfFrame brief={brief} number={number} name={approach.heading}>
			<Heading>{approach.heading}</Heading>
			<Intro>{approach.intro}</Intro>
			<View style={{ marginTop: 20 }}>
				{approach.steps.map((step, index) => (
					<PdfStep key={step.name} {...step} number={index + 1} youGetLabel={approach.youGet} />
				))}
			</View>
			<TimelineChart words={approach.timeline} steps={approach.steps.map(({ name }) => name)} />
		</PdfFrame>
	);
}

type Props = { words: ProposalText["approach"]["timeline"]; steps: readonly string[] };

/** Shows when each step happens: two before the first week, the work in two to four weeks, and support after. */
function TimelineChart({ words, steps }: Props) {
	const cells = [words.before, ...words.weeks, words.after];
	const width = (column - 2 * panelPadding) / cells.length;
	return (
		<Panel>
			<Text style={{ ...pdfDisplayFont, fontSize: 17, lineHeight: 1.15, color: pdfColours.ink }}>
				{words.title}
			</Text>
			<View style={{ flexDirection: "row", marginTop: 12 }}>
				{cells.map((cell) => (
					<Text key={cell} style={{ ...strong, width, fontSize: 8.5, color: pdfColours.ink2 }}>
						{cell}
					</Text>
				))}
			</View>
			<TimelineBars cell={width} steps={steps} live={words.live} />
			<Text style={{ ...pdfBodyFont, fontSize: 9, lineHeight: 1.4, color: pdfColours.ink2, marginTop: 10 }}>
				{words.note}
			</Text>
		</Panel>
	);
}
