import { fillBlanks } from "../../../../content/fill-blanks.ts";
import type { IndustryId } from "../../../../content/industries/list.ts";
import type { IndustryKpi } from "../../../../content/industries/page-schema.ts";
import { Metric } from "../../../ui/metric/metric.tsx";
import { SceneNodes } from "../../../ui/scene/scene.tsx";
import { part } from "../../../ui/scene/scene-node.ts";
import { drop, inGrid, rectangle } from "../../../ui/shapes/outlines.ts";
import { Shapes } from "../../../ui/shapes/shapes.tsx";
import { type CountDrawing, type DrawingName, drawings, lane } from "./drawings.ts";
import { type Change, countOf, industryFigures } from "./figures.ts";
import { Greetings } from "./greetings.tsx";

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
				<p>
					<b>{label}</b> {description}. {fillBlanks(counted, count)}
				</p>
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

const windows = (count: number, columns: number, [left, floor]: readonly [number, number]) =>
	inGrid(count, { columns, step: [38, -38] }, (x, y) => drop(left + x, floor + y, 14, "sw"));

/** A hotel with a window for each booking there was, and a larger one with those there are now. */
function Hotels({ before, now }: { before: number; now: number }) {
	return (
		<svg className="count-things count-hotels" viewBox="0 0 520 420" aria-hidden="true">
			<path fill="var(--sol2)" d="M0 420V236a100 100 0 0 1 200 0v184z" />
			<path fill="var(--ladrillo)" d="M260 420V130a130 130 0 0 1 260 0v290z" />
			<path fill="var(--tinta)" d={windows(before, 4, [30, 372])} />
			<path fill="var(--luz)" d={windows(now, 5, [300, 372])} />
			<text x="100" y="206" fill="var(--tinta)">
				{before}
			</text>
			<text x="390" y="130" fill="#fff">
				{now}
			</text>
		</svg>
	);
}

/** Two lanes with a mark for each minute: the car that took as many as before, and the one of now. */
function Road({ before, now }: { before: number; now: number }) {
	const lanes = [lane(before), lane(now)];
	return (
		<svg className="count-things count-road" viewBox="0 0 800 210" aria-hidden="true">
			<path fill="var(--tinta)" d={rectangle(0, 0, 800, 100) + rectangle(0, 110, 800, 100)} />
			{lanes.map(({ marks, car }, index) => (
				<g
					key={marks}
					className={index === 0 ? "count-slow" : undefined}
					transform={`translate(0 ${110 * index})`}
				>
					<path fill="var(--papel)" d={marks} />
					<SceneNodes nodes={[part("car", car, 76, 0.3)]} />
				</g>
			))}
		</svg>
	);
}

type CountedThingsProps = { name: DrawingName; change: Change; before: number; now: number };

/** First those that were there and remain, then those that are new or gone. */
function CountedThings({ name, change, before, now }: CountedThingsProps) {
	const drawing: CountDrawing = drawings[name];
	const kept = Math.min(before, now);
	const [width, height] = drawing.size;
	return (
		<svg
			className={`count-things count-${change} count-${name}`}
			viewBox={`0 0 ${width} ${height}`}
			aria-hidden="true"
		>
			{drawing.behind && <Shapes list={drawing.behind} />}
			<Things drawing={drawing} from={0} to={kept} />
			<g className="count-rest">
				<Things drawing={drawing} from={kept} to={Math.max(before, now)} missing={change !== "more"} />
			</g>
		</svg>
	);
}

type ThingsProps = { drawing: CountDrawing; from: number; to: number; missing?: boolean };

function Things({ drawing: { thing, place }, from, to, missing = false }: ThingsProps) {
	const places = Array.from({ length: to - from }, (_, index) => place(from + index));
	if ("part" in thing)
		return <SceneNodes nodes={places.map(([x, y]) => part(thing.part, x, y, thing.scale))} />;
	const outline = (missing && thing.missing) || thing.outline;
	return <path d={places.map(([x, y], index) => outline(x, y, from + index)).join("")} />;
}
