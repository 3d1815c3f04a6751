import type { BlogText } from "../../content/blog/schema.ts";
import type { CardData } from "./card-data.server.ts";
import { chooseCovers } from "./cover/choose-cover.ts";
import { PostCard } from "./post-card.tsx";

type Props = { posts: readonly CardData[]; text: BlogText; heading?: "h2" | "h3" };

export function PostCards({ posts, text, heading }: Props) {
	const covers = chooseCovers(posts);
	return (
		<ul className="post-cards">
			{posts.map((post, index) => {
				const choice = covers[index];
				return choice && <PostCard key={post.id} post={post} choice={choice} text={text} heading={heading} />;
			})}
		</ul>
	);
}
