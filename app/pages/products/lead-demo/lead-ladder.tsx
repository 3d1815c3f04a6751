import { drop } from "../../../ui/shapes/drop.ts";

export type ScaleStep = { status: string; label: string; score: number };

type Props = { scale: readonly ScaleStep[]; score: number; percent: string };

const full = 30;

export function LeadLadder({ scale, score, percent }: Props) {
	return (
		<ol className="ladder">
			{scale.map((step) => (
				<li key={step.status} data-reached={mark(step.score, score)}>
					<svg viewBox="-2 -2 64 64" aria-hidden="true">
						<path d={picture(step.score)} />
					</svg>
					<b>
						{step.score}
						{percent}
					</b>
					<span>{step.label}</span>
				</li>
			))}
		</ol>
	);
}

function mark(step: number, score: number): "now" | "before" | undefined {
	if (step === score) return "now";
	return step < score ? "before" : undefined;
}

function picture(percent: number): string {
	const radius = full * Math.sqrt(percent / 100);
	return drop(0, 2 * (full - radius), radius, "sw");
}
