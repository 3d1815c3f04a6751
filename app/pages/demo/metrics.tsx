import type { DemoData, DemoStepData } from "./demo-data.server.ts";
import { MetricBars } from "./metric-bars.tsx";

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
							<span className="visually-hidden">{text[direction]}</span> <span>{trend}</span>
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
