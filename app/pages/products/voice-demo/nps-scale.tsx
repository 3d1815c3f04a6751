import type { VoiceDemoText } from "../../../../content/pages/products/schema.ts";
import { drop } from "../../../ui/shapes/outlines.ts";

const marks = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const [step, radius] = [32, 14];

type Props = { text: VoiceDemoText["nps"]; score: number; shown: boolean };

export function NpsScale({ text, score, shown }: Props) {
	return (
		<div>
			<p className="quiet">{text.heading}</p>
			<p className="nps-figure" data-later={shown ? undefined : ""}>
				<b className="timeline-figure" aria-hidden="true">
					{score}
				</b>
				<span>
					<b>{text.scale}.</b> {text.text}
				</span>
			</p>
			<svg className="nps" viewBox={`0 0 ${step * marks.length - 4} 50`} aria-hidden="true">
				{marks.map((mark) => (
					<g key={mark} data-reached={shown && mark <= score ? "" : undefined}>
						<path d={drop(mark * step, 1, radius, "sw")} />
						<text x={mark * step + radius} y="46" textAnchor="middle">
							{mark}
						</text>
					</g>
				))}
			</svg>
		</div>
	);
}
