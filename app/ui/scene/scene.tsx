import { composeScene, type SceneChoice } from "./compose-scene.ts";
import { SceneNodes } from "./drawing/scene-nodes.tsx";
import { frames } from "./frames.ts";

type Props = SceneChoice & {
	/** Its speakers arrive, once: for the first scene of a page. */
	moves?: boolean;
	className?: string;
};

/** Needs `SceneParts` on the page. Decorative: the text beside it says the same. */
export function SceneDrawing({ moves, className, ...choice }: Props) {
	const { hour, frame } = choice;
	return (
		<svg
			className={className ? `scene ${className}` : "scene"}
			data-hour={hour}
			data-moves={moves ? "" : undefined}
			viewBox={frames[frame].viewBox}
			preserveAspectRatio="xMidYMax meet"
			aria-hidden="true"
		>
			<SceneNodes nodes={composeScene(choice)} />
		</svg>
	);
}
