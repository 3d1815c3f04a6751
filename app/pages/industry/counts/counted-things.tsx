import { SceneNodes } from "../../../ui/scene/drawing/scene-nodes.tsx";
import { part } from "../../../ui/scene/scene-node.ts";
import { Shapes } from "../../../ui/shapes/shapes.tsx";
import type { Change } from "./count.ts";
import { type CountDrawing, type DrawingName, drawings } from "./drawings.ts";

type Props = { name: DrawingName; change: Change; before: number; now: number };

/** First those that were there and remain, then those that are new or gone. */
export function CountedThings({ name, change, before, now }: Props) {
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
