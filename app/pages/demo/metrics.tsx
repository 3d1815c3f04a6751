import type { DemoText } from "../../../content/pages/demo/schema.ts";

/** The simulated figures of each of the five steps, and how they changed. */
const intent = [25, 60, 80, 95, 100];
const wait = [9, 8, 7, 6, 5];

export function Metrics({ text: { metrics }, step }: { text: DemoText; step: number }) {
	const rise = (intent[step] ?? 0) - (intent[step - 1] ?? 0);
	const rows = [
		{ label: metrics.answered, value: String(step + 1), trend: "+1" },
		{ label: metrics.intent, value: `${intent[step]}%`, trend: `+${rise}%` },
		{ label: metrics.wait, value: `${wait[step]} s`, trend: "-1 s" },
	];
	return (
		<section aria-labelledby="metrics">
			<h2 id="metrics">{metrics.heading}</h2>
			<dl className="player-metrics" aria-live="polite">
				{rows.map(({ label, value, trend }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>
							<b>{value}</b> <span data-rises={trend.startsWith("+") ? "" : undefined}>{trend}</span>
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
