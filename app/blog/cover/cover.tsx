import { SceneNodes } from "../../ui/scene/scene.tsx";
import type { SceneNode } from "../../ui/scene/scene-node.ts";
import { type CoverChoice, chooseCover } from "./choose-cover.ts";
import { composeCover, coverBox } from "./compose-cover.ts";
import { coverObjects, objectBox } from "./objects.ts";

type Props = {
	post: { storyId: string; cover: { src: string; alt: string } | null };
	choice?: CoverChoice;
	size: keyof typeof sizes;
};

const sizes = {
	page: { width: 800, height: 900 },
	card: { width: 400, height: 300 },
	small: { width: 200, height: 200 },
} as const;

export function PostCover({ post, choice = chooseCover(post), size }: Props) {
	const { cover } = post;
	if (!cover) return <Drawn choice={choice} size={size} />;
	return (
		<img
			className={`post-cover post-cover-${size} post-cover-uploaded`}
			src={cover.src}
			alt={size === "page" ? cover.alt : ""}
			{...sizes[size]}
			loading={size === "page" ? undefined : "lazy"}
		/>
	);
}

function Drawn({ choice, size }: { choice: CoverChoice; size: Props["size"] }) {
	const isWhole = size === "page";
	const { width, height } = isWhole ? coverBox : objectBox;
	const nodes: readonly SceneNode[] = isWhole ? composeCover(choice) : coverObjects[choice.object];
	return (
		<svg
			className={`post-cover post-cover-${size} cover-${choice.ground}`}
			viewBox={`0 0 ${width} ${height}`}
			preserveAspectRatio={isWhole ? "xMidYMid meet" : "xMidYMax meet"}
			aria-hidden="true"
		>
			<SceneNodes nodes={nodes} />
		</svg>
	);
}
