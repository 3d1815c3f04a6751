import type { DemoControls, Passage, VoiceDemoText } from "../../../../content/pages/products/schema.ts";
import { drop } from "../../../ui/shapes/outlines.ts";
import { TenDrops } from "../ten-drops.tsx";
import { NpsScale } from "./nps-scale.tsx";

const result = { confidence: 92, nps: 6, retention: 45, discount: 30, success: 70 };
const shares = ["retention", "discount", "success"] as const;

type Props = { text: VoiceDemoText; controls: DemoControls; shown: boolean };

export function VoiceResults({ text, controls, shown }: Props) {
	const { sentiment, action } = text;
	const later = shown ? undefined : "";
	return (
		<div className="timeline-pane">
			<NpsScale text={text.nps} score={result.nps} shown={shown} />
			<div className="sentiment">
				<div>
					<p className="quiet">{sentiment.heading}</p>
					<p data-later={later}>
						<b>{sentiment.text}</b>
					</p>
					<p data-later={later}>
						<b>{`${result.confidence}${controls.percent}`}</b> {sentiment.confidence}
					</p>
				</div>
				<SentimentChart passages={text.passages} shown={shown} />
			</div>
			<dl className="shares">
				{shares.map((share) => (
					<div key={share}>
						<dt>{text.shares[share]}</dt>
						<dd>
							<TenDrops percent={shown ? result[share] : 0} />
							<b data-later={later}>{`${result[share]}${controls.percent}`}</b>
						</dd>
					</div>
				))}
			</dl>
			<p className="voice-action timeline-ghost sol" data-later={later}>
				<b>{action.heading}:</b> {action.text}
			</p>
		</div>
	);
}

const [step, radius, middle] = [34, 11, 40];
const rise = { good: -26, neutral: 0, bad: 26 } as const;
const corner = { good: "sw", neutral: "se", bad: "nw" } as const;

function SentimentChart({ passages, shown }: { passages: readonly Passage[]; shown: boolean }) {
	return (
		<svg
			className="sentiment-chart"
			viewBox={`0 0 ${step * passages.length} ${2 * middle}`}
			aria-hidden="true"
		>
			<path className="sentiment-line" d={`M0 ${middle - 1}h${step * passages.length}v2H0z`} />
			{passages.map(({ text, feels }, index) => (
				<path
					key={text}
					data-later={shown ? undefined : ""}
					data-feels={feels}
					d={drop(index * step + step / 2 - radius, middle + rise[feels] - radius, radius, corner[feels])}
				/>
			))}
		</svg>
	);
}
