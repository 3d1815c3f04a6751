import type { BlogText } from "../../content/blog/schema.ts";
import type { CardData } from "./card-data.server.ts";
import { PostCover } from "./cover/cover.tsx";

type Props = { post: CardData; text: BlogText; heading?: "h2" | "h3" };

export function PostCard({ post, text, heading: Heading = "h2" }: Props) {
	return (
		<li className="post-card">
			<PostCover post={post} size="card" />
			<div className="post-card-words">
				<p className="small quiet">
					<time dateTime={post.at}>{post.date}</time> · {post.author}
				</p>
				<p className="post-tag cielo">{post.categoryName}</p>
				<Heading className="post-card-title">
					<a href={post.path}>{post.title}</a>
				</Heading>
				<p className="post-card-excerpt">{post.excerpt}</p>
				<p className="small quiet post-card-end">
					<span>{text.card.minutes.replace("{minutes}", String(post.readTime))}</span>
					<span className="post-card-more" aria-hidden="true">
						{text.card.read}
					</span>
				</p>
			</div>
		</li>
	);
}
