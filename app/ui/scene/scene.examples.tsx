import type { Example } from "../../preview/example.ts";
import { SceneDrawing, SceneParts } from "./scene.tsx";
import { allScenes } from "./scene-places.ts";

export default [
	{
		title: "Scene of each place of the site",
		render: () => (
			<>
				<SceneParts of={allScenes()} />
				<div className="preview-grid">
					{allScenes().map((scene) => (
						<SceneDrawing key={JSON.stringify(scene)} {...scene} />
					))}
				</div>
			</>
		),
	},
] satisfies Example[];
