import type { DemoData, DemoStepData } from "./demo-data.server.ts";

type Props = { text: DemoData["text"]; metrics: DemoStepData["metrics"]; at: number };

export function DemoMetrics({ text, metrics, at }: Props) {
	return (
		<section aria-labelledby="metrics">
			<h2 id="metrics">{text.metrics}</h2>
			<dl className="demo-metrics">
				{metrics.map(({ label, value, trend, direction, levels }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd className="demo-value">{value}</dd>
						<dd className="demo-trend small" data-trend={direction}>
							{direction === "same" ? (
								text.same
							) : (
								<>
									<span className="visually-hidden">{text[direction]}</span> <span>{trend}</span>
								</>
							)}
						</dd>
						<dd className="demo-picture">
							<MetricBars levels={levels} at={at} />
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

const width = 14;
const gap = 4;
const tallest = 44;
const lowest = 3;

function MetricBars({ levels, at }: { levels: readonly number[]; at: number }) {
	return (
		<svg
			aria-hidden="true"
			className="demo-bars"
			viewBox={`0 0 ${levels.length * (width + gap) - gap} ${tallest}`}
		>
			{levels.map((level, index) => {
				const height = Math.max(level * tallest, lowest);
				const name = index < at ? "done" : index === at ? "now" : "later";
				return (
					<rect
						// biome-ignore lint/suspicious/noArrayIndexKey: a bar stands for its step, and steps never move.
						key={index}
						className={`demo-bar-${name}`}
						x={index * (width + gap)}
						y={tallest - height}
						width={width}
						height={height}
					/>
				);
			})}
		</svg>
	);
}
