import { pathTo } from "../../../content/addresses.ts";
import type { BlogText } from "../../../content/blog/schema.ts";
import type { Language } from "../../../shared/language.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { chooseCover } from "../cover/choose-cover.ts";
import { PostCover } from "../cover/cover.tsx";
import type { ArticleData } from "./article-data.server.ts";

type Props = { post: ArticleData; text: BlogText; language: Language };

export function ArticleHead({ post, text, language }: Props) {
	const { ground } = chooseCover(post);
	return (
		<header className="article-head">
			<div className={`article-about ${ground === "noche" ? "cielo" : "noche"}`}>
				<div>
					<p>
						<a className="article-back" href={pathTo("blog", language)}>
							<Icon name="arrow" />
							{text.post.back}
						</a>
					</p>
					<h1 id="article-title">{post.title}</h1>
					<p className="intro">{post.excerpt}</p>
					<p className="article-by">
						<b>{post.author}</b>{" "}
						<span className="small quiet">
							<time dateTime={post.at}>{post.date}</time> ·{" "}
							{text.card.minutes.replace("{minutes}", String(post.readTime))} ·{" "}
							<a href={post.categoryPath}>{post.categoryName}</a>
							{post.updated && ` · ${text.post.updated.replace("{date}", post.updated)}`}
						</span>
					</p>
				</div>
			</div>
			<div className="article-cover">
				<PostCover post={post} size="page" />
			</div>
		</header>
	);
}
