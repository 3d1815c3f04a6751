import { Shapes } from "../../ui/shapes/shapes.tsx";
import { drawCover } from "./draw-cover.ts";

type Props = {
	post: { storyId: string; category: string; cover: { src: string; alt: string } | null };
	size: keyof typeof sizes;
};

const sizes = {
	wide: { columns: 12, rows: 5 },
	card: { columns: 4, rows: 2 },
	small: { columns: 2, rows: 2 },
} as const;

export function PostCover({ post, size }: Props) {
	const { columns, rows } = sizes[size];
	const { cover } = post;
	if (cover)
		return (
			<img
				className={`post-cover post-cover-${size}`}
				src={cover.src}
				alt={size === "wide" ? cover.alt : ""}
				width={columns * 100}
				height={rows * 100}
				loading={size === "wide" ? undefined : "lazy"}
			/>
		);
	return (
		<svg
			className={`post-cover post-cover-${size}`}
			viewBox={`0 0 ${columns * 100} ${rows * 100}`}
			preserveAspectRatio="xMidYMid slice"
			aria-hidden="true"
		>
			<Shapes list={drawCover(post.storyId, post.category, { columns, rows })} />
		</svg>
	);
}
