import { View } from "@react-pdf/renderer";
import { faces } from "../fonts/faces.ts";
import { colours } from "../look/colours.ts";
import { column } from "../look/page.ts";
import type { Brief } from "../plan/brief.ts";
import { Balanced } from "../text/balanced.tsx";
import { Frame } from "./frame.tsx";
import { Heading } from "./heading.tsx";
import { Step } from "./step.tsx";
import { Timeline } from "./timeline.tsx";

export function Approach({ brief, number }: { brief: Brief; number: number }) {
	const { approach } = brief.words;
	return (
		<Frame brief={brief} number={number} name={approach.heading}>
			<Heading>{approach.heading}</Heading>
			<Balanced
				face={faces.body}
				size={13}
				width={column}
				leading={1.45}
				color={colours.ink2}
				style={{ marginTop: 16 }}
			>
				{approach.lead}
			</Balanced>
			<View style={{ marginTop: 20 }}>
				{approach.steps.map((step, index) => (
					<Step key={step.name} {...step} number={index + 1} youGetLabel={approach.youGet} />
				))}
			</View>
			<Timeline words={approach.timeline} steps={approach.steps.map(({ name }) => name)} />
		</Frame>
	);
}
