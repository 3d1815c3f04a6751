import type { IndustryPage } from "../../../content/industries/page-schema.ts";
import { Metric } from "../../ui/metric/metric.tsx";

const colours = ["sol", "cielo", "ladrillo"];

export function Kpis({ kpis, claims }: { kpis: IndustryPage["kpis"]; claims: string }) {
	return (
		<section className="full" aria-label={claims}>
			<dl className="kpis">
				{kpis.map(({ metric, label, description }, index) => (
					<div key={label} className={colours[index % colours.length]}>
						<dt>{label}</dt>
						<dd>
							<b>
								<Metric>{metric}</Metric>
							</b>
							<Share metric={metric} />
							<span>{description}</span>
						</dd>
					</div>
				))}
			</dl>
			<p className="wide kpis-claims small quiet">{claims}</p>
		</section>
	);
}

function Share({ metric }: { metric: string }) {
	const percent = /(\d+) ?%/.exec(metric)?.[1];
	if (!percent) return null;
	return (
		<svg viewBox="0 0 240 22" className="kpi-share" aria-hidden="true">
			{Array.from({ length: 10 }, (_, dot) => {
				const filled = Math.min(Math.max(Number(percent) / 10 - dot, 0), 1);
				const x = dot * 24;
				return (
					<g key={x}>
						<rect x={x} width="20" height="20" rx="10" className="kpi-dot" />
						{filled > 0 && <rect x={x} width={20 * filled} height="20" rx={10 * filled} />}
					</g>
				);
			})}
		</svg>
	);
}
