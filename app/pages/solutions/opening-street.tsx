import { businesses } from "../../ui/scene/business.ts";
import { SceneNodes } from "../../ui/scene/scene.tsx";
import { group, part, type SceneNode, shape } from "../../ui/scene/scene-node.ts";

const horizon = 372;
const hook = shape("crane", "M87 -670h6v90h-6zM20-546l70-44l70 44h-14l-56-35l-56 35z");
const street: readonly SceneNode[] = [
	part("sun", 1010, 96, 1.1),
	part("hill-far", 1330, horizon, 3.2),
	part("hill-near", 90, horizon, 2.6),
	group(businesses["hospitalidad-viajes"].building, { x: 330, y: horizon, scale: 0.42 }),
	group(
		[
			part("crane", 220),
			part("tower"),
			hook,
			part("bubble-answer", 90, -462, 1.7),
			part("check", 90, -476, 0.75),
		],
		{ x: 760, y: horizon, scale: 0.5 },
	),
	group(businesses["retail-ecommerce"].building, { x: 1150, y: horizon, scale: 0.42 }),
	part("tree", 60, horizon, 0.55),
	part("tree", 1420, horizon, 0.6),
	part("ground", 0, horizon),
	part("person", 777, 420, 0.5, "wears-sky skin-1"),
	group([part("person", 0, 0, 1, "wears-brick skin-2")], { x: 943, y: 420, scale: [-0.5, 0.5] }),
	part("desk", 860, 420, 0.385),
];

export function OpeningStreet() {
	return (
		<svg
			className="opening-street"
			data-hour="noon"
			viewBox="0 0 1440 430"
			preserveAspectRatio="xMidYMax slice"
			aria-hidden="true"
		>
			<SceneNodes nodes={street} />
		</svg>
	);
}
