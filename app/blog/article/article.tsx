import type { BlogText } from "../../../content/blog/schema.ts";
import type { Language } from "../../../shared/language.ts";
import type { ArticleData } from "./article-data.server.ts";
import { ArticleHead } from "./article-head.tsx";
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
			<ArticleHead post={post} text={text} language={language} />
			<div className="wide article-grid">
				{post.html ? (
					// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was rendered (domain/blog/markdown).
					<div className="prose" dangerouslySetInnerHTML={{ __html: post.html }} />
				) : (
					<p className="prose quiet">{text.post.placeholder}</p>
				)}
				<ul className="row post-tags" aria-label={text.post.tags}>
					{post.tags.map(({ label, path }) => (
						<li key={path}>
							<a className="tag" href={path}>
								{label}
							</a>
						</li>
					))}
				</ul>
				<Share words={text.post.share} url={url} title={post.title} />
				<AuthorBox writer={post.writer} words={text.post.author} product={product} />
				{children}
			</div>
		</article>
	);
}
