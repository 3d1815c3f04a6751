/** One of the pipeline's steps, from the domain's own scale. */
export type ScaleStep = { status: string; label: string; score: number };

type Props = { label: string; scale: readonly ScaleStep[]; score: number };

/** The score in huge numerals over the pipeline's steps; those reached are filled. */
export function LeadLadder({ label, scale, score }: Props) {
	return (
		<>
			<p className="quiet">{label}</p>
			<p className="demo-score">
				{score}
				<small>%</small>
			</p>
			<ol className="ladder">
				{scale.map((step) => (
					<li key={step.status} data-reached={step.score <= score ? "" : undefined}>
						<b>{step.score}%</b> {step.label}
					</li>
				))}
			</ol>
		</>
	);
}
