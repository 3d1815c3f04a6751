import type { JourneyExamples } from "../../../../../content/pages/home/schema.ts";
import { MoodChange } from "./mood-change.tsx";

const loudness = [
	10, 18, 30, 22, 40, 48, 34, 26, 44, 36, 20, 30, 46, 38, 24, 14, 28, 42, 30, 18, 34, 22, 12, 8, 16, 10,
];
const wave = loudness
	.map((height, index) => `M${Math.round(11.7 * index)} ${24 - height / 2}h7v${height}h-7z`)
	.join("");

export function CallArtefact({ example: { call } }: { example: JourneyExamples }) {
	return (
		<>
			<p className="small quiet">{call.name}</p>
			<svg className="artefact-wave" viewBox="0 0 300 48" preserveAspectRatio="none" aria-hidden="true">
				<path fill="var(--cielo2)" d={wave} />
			</svg>
			<p className="artefact-line">
				<mark className="sol">{call.upset}</mark> {call.between}{" "}
				<mark className="mood-good">{call.calm}</mark>
			</p>
			<MoodChange from={call.start} to={call.end} />
		</>
	);
}
