import type { VoiceDemoText } from "../../../../content/pages/products/schema.ts";

/** The simulated analysis, exactly as it is told everywhere. */
const result = { confidence: 92, nps: 6, retention: 45, discount: 30, success: 70 };
const mostShown = 3;
const npsScale = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export function VoiceResults({ text, shown }: { text: VoiceDemoText; shown: boolean }) {
	const { results } = text;
	const shares = [
		{ label: results.confidence, value: result.confidence },
		{ label: results.retention, value: result.retention },
		{ label: results.discount, value: result.discount },
		{ label: results.success, value: result.success },
	];
	return (
		<section
			className="demo-side demo-results"
			aria-label={results.heading}
			data-shown={shown ? "" : undefined}
		>
			<p>
				<b>{results.sentiment}</b>
			</p>
			<div>
				<p className="quiet">{results.nps}</p>
				<NpsScale score={result.nps} />
			</div>
			<dl className="shares">
				{shares.map(({ label, value }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>
							<b>{value}%</b>
							<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
								<rect width="100" height="6" rx="3" className="share-track" />
								<rect width={value} height="6" rx="3" />
							</svg>
						</dd>
					</div>
				))}
			</dl>
			<div className="demo-lists">
				<List heading={results.strengths} items={text.strengths} />
				<List heading={results.improvements} items={text.improvements} />
			</div>
		</section>
	);
}

function List({ heading, items }: { heading: string; items: readonly string[] }) {
	return (
		<div>
			<h4>{heading}</h4>
			<ul>
				{items.slice(0, mostShown).map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
		</div>
	);
}

/** From 0 to 10; the dot of the score carries its number. */
function NpsScale({ score }: { score: number }) {
	return (
		<svg viewBox="0 0 330 34" className="nps" role="img" aria-label={`${score} / 10`}>
			{npsScale.map((value) => (
				<g key={value}>
					<circle
						cx={value * 30 + 15}
						cy="17"
						r={value === score ? 16 : 9}
						data-chosen={value === score ? "" : undefined}
					/>
					{value === score && (
						<text x={value * 30 + 15} y="23" textAnchor="middle">
							{value}
						</text>
					)}
				</g>
			))}
		</svg>
	);
}
