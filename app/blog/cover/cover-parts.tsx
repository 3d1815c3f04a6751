import { industries } from "../../../content/industries/list.ts";
import type { SceneChoice } from "../../ui/scene/compose-scene.ts";
import { SceneParts } from "../../ui/scene/scene-parts.tsx";
import { postScene } from "./post-scene.ts";

const hours = ["dawn", "noon", "night"] as const;
const everyScene = industries.flatMap(({ id: industry }) =>
	hours.map((hour): SceneChoice => ({ industry, hour, frame: "squareLeft" })),
);

type Props = { of: readonly { storyId: string; category: string }[] | "every post" };

/** What the covers of some posts refer to; of every post where a search can bring any. */
export function PostCoverParts({ of }: Props) {
	return <SceneParts of={of === "every post" ? everyScene : of.map(postScene)} />;
}
