import { View } from "@react-pdf/renderer";
import { faces } from "../fonts/faces.ts";
import { pdfColours } from "../look/colours.ts";
import { column } from "../look/page.ts";
import type { Brief } from "../plan/brief.ts";
import { Balanced } from "../text/balanced.tsx";
import { ContactCard } from "./contact-card.tsx";
import { PdfFrame } from "./frame.tsx";
import { Heading } from "./heading.tsx";
import { NextStep } from "./next-step.tsx";
import { SmallPrint } from "./small-print.tsx";

export function NextSteps({ brief, number }: { brief: Brief; number: number }) {
	const { next } = brief.words;
	return (
		<PdfFrame brief={brief} number={number} name={next.heading} ground="noche">
			<Heading ground="noche">{next.heading}</Heading>
			<Balanced
				face={faces.body}
				size={16}
				width={column}
				leading={1.42}
				color={pdfColours.white}
				style={{ marginTop: 18 }}
			>
				{next.lead}
			</Balanced>
			<View style={{ flexDirection: "row", gap: 18, marginTop: 34 }}>
				{next.steps.map((step, index) => (
					<NextStep key={step.name} {...step} number={index + 1} />
				))}
			</View>
			<View style={{ position: "absolute", left: 0, right: 0, bottom: 0 }}>
				<ContactCard brief={brief} />
				<SmallPrint brief={brief} />
			</View>
		</PdfFrame>
	);
}
