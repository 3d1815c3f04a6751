import type { IndustryId } from "../../../../content/industries/list.ts";
import type { IndustryKpi } from "../../../../content/industries/page-schema.ts";
import { fillBlanks } from "../../../chat/chat-text.ts";
import { Metric } from "../../../ui/metric/metric.tsx";
import { part, type SceneNode } from "../../../ui/scene/scene-node.ts";
import { countOf } from "./count.ts";
import { CountedThings } from "./counted-things.tsx";
import { type CountDrawing, drawings } from "./drawings.ts";
import { industryFigures } from "./figures.ts";
import { Greetings } from "./greetings.tsx";
import { Hotels } from "./hotels.tsx";
import { Road } from "./road.tsx";

type Figure = (typeof industryFigures)[IndustryId]["list"][number];
type Props = { industry: IndustryId; kpis: readonly IndustryKpi[]; claims: string };

export function IndustryCounts({ industry, kpis, claims }: Props) {
	const { layout, largest, list } = industryFigures[industry];
	return (
		<section className="full" aria-label={claims}>
			<div className={`counts counts-${layout}`}>
				{list.map((figure, index) => {
					const kpi = kpis[index];
					return kpi && <CountedKpi key={kpi.label} kpi={kpi} figure={figure} largest={index === largest} />;
				})}
			</div>
			<p className="wide counts-claims small quiet">{claims}</p>
		</section>
	);
}

function CountedKpi({ kpi, figure, largest }: { kpi: IndustryKpi; figure: Figure; largest: boolean }) {
	const { metric, label, description, counted } = kpi;
	const count = countOf(metric, figure.change, figure.before);
	return (
		<figure className={`count ${figure.colour}${largest ? " count-largest" : ""}`}>
			<figcaption>
				<strong>
					<Metric>{metric}</Metric>
				</strong>
				<b>{label}</b>
				<span>{description}</span>
				<span className="small">{fillBlanks(counted, count)}</span>
			</figcaption>
			<Counted figure={figure} {...count} />
		</figure>
	);
}

function Counted({
	figure: { drawing, change },
	before,
	now,
}: {
	figure: Figure;
	before: number;
	now: number;
}) {
	if (drawing === "hotels") return <Hotels before={before} now={now} />;
	if (drawing === "greetings") return <Greetings now={now} />;
	if (drawing === "road") return <Road before={before} now={now} />;
	return <CountedThings name={drawing} change={change} before={before} now={now} />;
}

export function countedParts(industry: IndustryId): SceneNode[] {
	return industryFigures[industry].list.flatMap(({ drawing }) => {
		const drawn: CountDrawing | undefined =
			drawing in drawings ? drawings[drawing as keyof typeof drawings] : undefined;
		return drawn && "part" in drawn.thing ? [part(drawn.thing.part)] : [];
	});
}
