import type { BlogText } from "../../../content/blog/schema.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { Language } from "../../../shared/language.ts";
import { LowerSectionsStyle } from "../../document/inline-style.tsx";
import { Island } from "../../islands/island.tsx";
import { Contents } from "../../ui/contents/contents.tsx";
import { AuthorFace } from "../author/face.tsx";
import { BackToBlog } from "../back-to-blog.tsx";
import { chooseCover } from "../cover/choose-cover.ts";
import { PostCover } from "../cover/cover.tsx";
import { TagLinks } from "../tag-links.tsx";
import type { ArticleData } from "./article-data.server.ts";
import { CopyLink } from "./copy-link.tsx";

type Props = {
	post: ArticleData;
	text: BlogText;
	language: Language;
	product: string;
	url: string;
	/** The address of the styles below its head, where the page does not have them. */
	lowerSections?: string;
	children?: React.ReactNode;
};

export function Article({ post, text, language, product, url, lowerSections, children }: Props) {
	return (
		<article className="article" aria-labelledby="article-title">
			<ArticleHead post={post} text={text} language={language} />
			{lowerSections && <LowerSectionsStyle href={lowerSections} />}
			<div className="wide article-grid">
				{post.contents.length > 0 && <ArticleContents contents={post.contents} label={text.post.contents} />}
				{post.html ? (
					// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was rendered (domain/blog/markdown).
					<div className="prose" dangerouslySetInnerHTML={{ __html: post.html }} />
				) : (
					<p className="prose quiet">{text.post.placeholder}</p>
				)}
				<TagLinks tags={post.tags} label={text.post.tags} />
				<Share words={text.post.share} url={url} title={post.title} />
				<AuthorBox writer={post.writer} words={text.post.author} product={product} />
				{children}
			</div>
		</article>
	);
}

type ContentsProps = { contents: ArticleData["contents"]; label: string };

function ArticleContents({ contents, label }: ContentsProps) {
	return (
		<Contents label={label}>
			<p className="contents-title">
				<b>{label}</b>
			</p>
			<ul>
				{contents.map(({ id, title }) => (
					<li key={id}>
						<a href={`#${id}`}>{title}</a>
					</li>
				))}
			</ul>
		</Contents>
	);
}

type AuthorBoxProps = { writer: ArticleData["writer"]; words: BlogText["post"]["author"]; product: string };

function AuthorBox({ writer, words, product }: AuthorBoxProps) {
	const { name, image, portrait, bio, linkedIn, path } = writer;
	return (
		<section className="author-box niebla" aria-labelledby="author">
			<AuthorFace {...{ name, image, portrait }} />
			<div>
				<h2 id="author">{name}</h2>
				<p className="quiet">{bio ?? fillBlanks(words.bio, { product })}</p>
				<p className="row author-links">
					<a href={path}>{words.more}</a>
					{linkedIn && (
						<a href={linkedIn} rel="noopener">
							{words.linkedIn}
						</a>
					)}
				</p>
			</div>
		</section>
	);
}

type ArticleHeadProps = { post: ArticleData; text: BlogText; language: Language };

function ArticleHead({ post, text, language }: ArticleHeadProps) {
	const { ground } = chooseCover(post);
	return (
		<header className="article-head">
			<div className={`article-about ${ground === "noche" ? "cielo" : "noche"}`}>
				<div>
					<BackToBlog label={text.post.back} language={language} />
					<h1 id="article-title">{post.title}</h1>
					<p className="intro">{post.excerpt}</p>
					<p className="article-by">
						<b>{post.author}</b>{" "}
						<span className="small quiet">
							{post.date && (
								<>
									<time dateTime={post.at}>{post.date}</time> ·{" "}
								</>
							)}
							{fillBlanks(text.card.minutes, { minutes: post.readTime })} ·{" "}
							<a href={post.categoryPath}>{post.categoryName}</a>
							{post.updated && ` · ${fillBlanks(text.post.updated, { date: post.updated })}`}
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

type ShareProps = { words: BlogText["post"]["share"]; url: string; title: string };

/** Plain links to sharing sites and to the reader's mail: nothing is loaded from them. */
function Share({ words, url, title }: ShareProps) {
	const [at, about, both] = [url, title, `${title} ${url}`].map(encodeURIComponent);
	const places = [
		["WhatsApp", words.whatsApp, `https://wa.me/?text=${both}`],
		["Facebook", words.facebook, `https://www.facebook.com/sharer/sharer.php?u=${at}`],
		["Twitter", words.twitter, `https://twitter.com/intent/tweet?url=${at}&text=${about}`],
		["LinkedIn", words.linkedIn, `https://www.linkedin.com/sharing/share-offsite/?url=${at}`],
	] as const;
	return (
		<aside className="share" aria-labelledby="share">
			<h2 id="share">{words.heading}</h2>
			<ul className="row share-places">
				{places.map(([name, label, href]) => (
					<li key={name}>
						<a className="tag" href={href} target="_blank" rel="noopener" aria-label={label}>
							{name}
						</a>
					</li>
				))}
				<li>
					<a className="tag" href={`mailto:?subject=${about}&body=${at}`} aria-label={words.mail}>
						{words.mailShort}
					</a>
				</li>
				<li>
					<Island
						name="copy-link"
						of={CopyLink}
						props={{ label: words.copy, copied: words.copied, failed: words.copyFailed, url }}
					/>
				</li>
			</ul>
		</aside>
	);
}
