import { pathTo } from "../../../content/addresses.ts";
import type { BlogText } from "../../../content/blog/schema.ts";
import type { Language } from "../../../content/language.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { PostCover } from "../cover/cover.tsx";
import type { ArticleData } from "./article-data.server.ts";
import { AuthorBox } from "./author-box.tsx";
import { Share } from "./share.tsx";

type Props = {
	post: ArticleData;
	text: BlogText;
	language: Language;
	product: string;
	url: string;
	children?: React.ReactNode;
};

export function Article({ post, text, language, product, url, children }: Props) {
	return (
		<article className="article" aria-labelledby="article-title">
			<header className="wide article-head">
				<p>
					<a className="article-back" href={pathTo("blog", language)}>
						<Icon name="arrow" />
						{text.post.back}
					</a>
				</p>
				<p className="row article-facts small">
					<a className="post-tag cielo" href={post.categoryPath}>
						{post.categoryName}
					</a>
					<span className="quiet">
						<time dateTime={post.at}>{post.date}</time> · {post.author} ·{" "}
						{text.card.minutes.replace("{minutes}", String(post.readTime))}
						{post.updated && ` · ${text.post.updated.replace("{date}", post.updated)}`}
					</span>
				</p>
				<h1 id="article-title">{post.title}</h1>
				<p className="article-excerpt">{post.excerpt}</p>
			</header>
			<PostCover post={post} size="wide" />
			<div className="wide article-grid">
				<Share words={text.post.share} url={url} title={post.title} />
				<div className="article-body">
					{post.html ? (
						// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was rendered (domain/blog/markdown).
						<div className="prose" dangerouslySetInnerHTML={{ __html: post.html }} />
					) : (
						<p className="prose quiet">{text.post.placeholder}</p>
					)}
					<ul className="row post-tags" aria-label={text.post.tags}>
						{post.tags.map(({ label, path }) => (
							<li key={path}>
								<a className="post-tag" href={path}>
									{label}
								</a>
							</li>
						))}
					</ul>
					<AuthorBox writer={post.writer} words={text.post.author} product={product} />
					{children}
				</div>
			</div>
		</article>
	);
}
