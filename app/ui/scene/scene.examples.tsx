import type { Example } from "../../preview/example.ts";
import { sceneParts } from "./parts/list.ts";
import { SceneDrawing, SceneNodes } from "./scene.tsx";
import { allScenes } from "./scene-places.ts";

export default [
	{
		title: "Scene of each place of the site",
		render: () => (
			<div className="preview-grid">
				{allScenes().map((scene) => (
					<SceneDrawing key={JSON.stringify(scene)} {...scene} />
				))}
			</div>
		),
	},
	{
		title: "Scene nodes, a part alone",
		render: () => (
			<svg className="scene" viewBox="-200 -400 400 400" aria-hidden="true">
				<SceneNodes nodes={sceneParts.tree} />
			</svg>
		),
	},
] satisfies Example[];
