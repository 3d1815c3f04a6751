import { SceneDrawing } from "../../ui/scene/scene.tsx";
import { postScene } from "./post-scene.ts";

type Props = {
	post: { storyId: string; category: string; cover: { src: string; alt: string } | null };
	size: keyof typeof sizes;
};

const sizes = {
	wide: { width: 1200, height: 500 },
	card: { width: 400, height: 200 },
	small: { width: 200, height: 200 },
} as const;

/** A post's picture; without one, a scene, which needs `PostCoverParts` on the page. */
export function PostCover({ post, size }: Props) {
	const { cover } = post;
	if (!cover) return <SceneDrawing {...postScene(post)} className={`post-cover post-cover-${size}`} />;
	return (
		<img
			className={`post-cover post-cover-${size}`}
			src={cover.src}
			alt={size === "wide" ? cover.alt : ""}
			{...sizes[size]}
			loading={size === "wide" ? undefined : "lazy"}
		/>
	);
}
