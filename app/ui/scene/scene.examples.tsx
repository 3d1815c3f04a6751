import { industries } from "../../../content/industries/list.ts";
import type { Example } from "../../preview/example.ts";
import type { SceneChoice } from "./compose-scene.ts";
import { SceneDrawing } from "./scene.tsx";
import { SceneParts } from "./scene-parts.tsx";

const hours = ["dawn", "noon", "night"] as const;
const scenesIn = (frame: SceneChoice["frame"]): SceneChoice[] =>
	industries.flatMap(({ id }) => hours.map((hour) => ({ industry: id, hour, frame })));

export default [
	{
		title: "Scene of each industry at each hour, wide",
		render: () => (
			<>
				<SceneParts of={scenesIn("wide")} />
				<div className="preview-grid">
					{scenesIn("wide").map((scene) => (
						<SceneDrawing key={scene.industry + scene.hour} {...scene} />
					))}
				</div>
			</>
		),
	},
	{
		title: "Scene of each industry at each hour, tall",
		render: () => (
			<div className="preview-grid">
				{scenesIn("tall").map((scene) => (
					<SceneDrawing key={scene.industry + scene.hour} {...scene} />
				))}
			</div>
		),
	},
] satisfies Example[];
