import { ButtonLink } from "../ui/button/button.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { chooseCover } from "./cover/choose-cover.ts";
import { PostCover } from "./cover/cover.tsx";
import type { Listing } from "./listing.server.ts";
import { TagLinks } from "./tag-links.tsx";

export function BlogSidebar({ list }: { list: Listing }) {
	const { sidebar, text } = list;
	const words = text.sidebar;
	const subject = encodeURIComponent(words.call.subject);
	return (
		<aside className="blog-side" aria-label={words.categories}>
			<MostRead list={list} />
			<section aria-labelledby="side-categories">
				<h2 id="side-categories">{words.categories}</h2>
				<ul className="side-counts">
					{sidebar.categories.map(({ id, name, path, posts }) => (
						<li key={id}>
							<a href={path}>
								{name} <span className="side-count">{posts}</span>
							</a>
						</li>
					))}
				</ul>
			</section>
			<Tags list={list} />
			<section className="side-call noche" aria-labelledby="side-call">
				<h2 id="side-call">{words.call.heading}</h2>
				<p>{words.call.text}</p>
				<p>
					<ButtonLink look="sun" href={`mailto:${sidebar.email}?subject=${subject}`}>
						{words.call.link}
					</ButtonLink>
				</p>
			</section>
		</aside>
	);
}

function MostRead({ list: { sidebar, text } }: { list: Listing }) {
	return (
		<section aria-labelledby="side-read">
			<h2 id="side-read">{text.sidebar.mostRead}</h2>
			<ol className="side-read">
				{sidebar.mostRead.map((post) => (
					<li key={post.id}>
						<div className={`side-poster ${chooseCover(post).ground}`}>
							<PostCover post={post} size="small" />
						</div>
						<div>
							<a href={post.path}>{post.title}</a>
							<p className="small quiet">
								<time dateTime={post.at}>{post.date}</time>
							</p>
						</div>
					</li>
				))}
			</ol>
		</section>
	);
}

function Tags({ list: { sidebar, text, feed } }: { list: Listing }) {
	return (
		<section aria-labelledby="side-tags">
			<h2 id="side-tags">{text.sidebar.tags}</h2>
			<TagLinks tags={sidebar.tags} />
			<p className="side-feed">
				<a href={feed.rss} type="application/rss+xml">
					<Icon name="feed" />
					{text.feed}
				</a>
			</p>
		</section>
	);
}
