import { composeScene, type SceneChoice } from "./compose-scene.ts";
import { SceneNodes } from "./drawing/scene-nodes.tsx";
import { sceneParts } from "./parts/list.ts";
import { scenePartsOf } from "./parts-of.ts";
import { partId, type SceneNode } from "./scene-node.ts";

type Props = {
	of: readonly SceneChoice[];
	/** Drawn on the page outside a scene. */
	and?: readonly SceneNode[];
};

/** The shared parts of the scenes on a page, once: each scene refers to them. */
export function SceneParts({ of, and = [] }: Props) {
	return (
		<svg className="scene-parts" aria-hidden="true">
			<defs>
				{scenePartsOf([...of.flatMap(composeScene), ...and]).map((name) => (
					<g key={name} id={partId(name)}>
						<SceneNodes nodes={sceneParts[name]} />
					</g>
				))}
			</defs>
		</svg>
	);
}
