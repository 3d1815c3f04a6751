import { pathTo } from "../../content/addresses.ts";
import { fillBlanks } from "../../content/fill-blanks.ts";
import { ButtonLink } from "../ui/button/button.tsx";
import type { Listing } from "./listing.server.ts";
import { PostCards } from "./post-cards.tsx";
import { SleepingCat } from "./sleeping-cat.tsx";

export const resultsId = "articulos";

export function PostList({ list, query }: { list: Listing; query?: string }) {
	const { posts, text, newer, older, page, language } = list;
	return (
		<section
			id={resultsId}
			className="post-list"
			aria-label={fillBlanks(text.heading, { product: list.site.product })}
		>
			{query && <p className="intro">{fillBlanks(text.found, { query })}</p>}
			{posts.length > 0 ? (
				<PostCards posts={posts} text={text} />
			) : (
				<div className="post-empty niebla">
					<h2>{text.empty.title}</h2>
					<p className="intro">{text.empty.message}</p>
					<p>
						<ButtonLink href={pathTo("blog", language)}>{text.empty.back}</ButtonLink>
					</p>
					<SleepingCat />
				</div>
			)}
			{(newer || older) && (
				<nav className="row" aria-label={text.more.label}>
					{newer && (
						<ButtonLink look="small outline" rel="prev" href={newer}>
							{text.more.newer}
						</ButtonLink>
					)}
					<span className="small quiet">{fillBlanks(text.more.page, { number: page })}</span>
					{older && (
						<ButtonLink look="small outline" rel="next" href={older}>
							{text.more.older}
						</ButtonLink>
					)}
				</nav>
			)}
		</section>
	);
}
