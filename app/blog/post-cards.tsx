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
				const className = `post-card ${lastRowClasses(index, posts.length)}`.trim();
				return choice && <PostCard key={post.id} {...{ post, choice, text, heading, className }} />;
			})}
		</ul>
	);
}

/** Classes of the cards in a last row that is not full: `:last-child` would move them once the list has arrived. */
function lastRowClasses(index: number, count: number): string {
	const isLast = index === count - 1;
	const classes = {
		"post-card-alone-of-two": isLast && count % 2 === 1,
		"post-card-alone-of-three": isLast && count % 3 === 1,
		"post-card-half": index >= count - 2 && count % 3 === 2,
	};
	return Object.entries(classes)
		.flatMap(([name, applies]) => (applies ? name : []))
		.join(" ");
}

type PostCardProps = {
	post: CardData;
	choice: CoverChoice;
	text: BlogText;
	heading?: "h2" | "h3";
	className: string;
};

function PostCard({ post, choice, text, heading: Heading = "h2", className }: PostCardProps) {
	return (
		<li className={className}>
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
