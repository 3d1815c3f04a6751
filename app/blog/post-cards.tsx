import type { BlogText } from "../../content/blog/schema.ts";
import { fillBlanks } from "../../content/fill-blanks.ts";
import { type CoverChoice, chooseCovers } from "./cover/choose-cover.ts";
import { PostCover } from "./cover/cover.tsx";
import type { CardData } from "./listing.server.ts";

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

type PostCardProps = { post: CardData; choice: CoverChoice; text: BlogText; heading?: "h2" | "h3" };

function PostCard({ post, choice, text, heading: Heading = "h2" }: PostCardProps) {
	return (
		<li className="post-card">
			<div className={`post-poster ${choice.ground}`}>
				<div className="post-poster-words">
					<Heading className="post-card-title">
						<a href={post.path}>{post.title}</a>
					</Heading>
					<p className="small">{post.categoryName}</p>
				</div>
				<PostCover post={post} choice={choice} size="card" />
			</div>
			<div className="post-card-words small">
				<p className="quiet post-card-by">
					<time dateTime={post.at}>{post.date}</time> <span>{post.author}</span>
				</p>
				<p className="post-card-excerpt">{post.excerpt}</p>
				<p className="quiet post-card-end">
					<span>{fillBlanks(text.card.minutes, { minutes: post.readTime })}</span>
					<span className="post-card-more" aria-hidden="true">
						{text.card.read}
					</span>
				</p>
			</div>
		</li>
	);
}
