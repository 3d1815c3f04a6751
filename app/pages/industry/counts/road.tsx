import { SceneNodes } from "../../../ui/scene/drawing/scene-nodes.tsx";
import { part } from "../../../ui/scene/scene-node.ts";
import { rectangle } from "../../../ui/shapes/outlines.ts";
import { lane } from "./drawings.ts";

/** Two lanes with a mark for each minute: the car that took as many as before, and the one of now. */
export function Road({ before, now }: { before: number; now: number }) {
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
