import { composeScene, type SceneChoice } from "./compose-scene.ts";
import { SceneNodes } from "./drawing/scene-nodes.tsx";
import { sceneParts } from "./parts/list.ts";
import { scenePartsOf } from "./parts-of.ts";
import { partId } from "./scene-node.ts";

/** The shared parts of the scenes on a page, once: each scene refers to them. */
export function SceneParts({ of }: { of: readonly SceneChoice[] }) {
	return (
		<svg className="scene-parts" aria-hidden="true">
			<defs>
				{scenePartsOf(of.flatMap(composeScene)).map((name) => (
					<g key={name} id={partId(name)}>
						<SceneNodes nodes={sceneParts[name]} />
					</g>
				))}
			</defs>
		</svg>
	);
}
