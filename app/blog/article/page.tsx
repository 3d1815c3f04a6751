import { data, type RouterContextProvider, redirect } from "react-router";
import { pathTo, postPicture } from "../../../content/addresses.ts";
import { blog } from "../../../content/blog/list.ts";
import { forms } from "../../../content/forms/list.ts";
import { isCommentRecorded } from "../../../domain/blog/comments/record-comment.ts";
import { findLivePost, readRelatedPosts } from "../../../domain/blog/reading/read-post.ts";
import { cleanText } from "../../../http/clean-text.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { absoluteUrl } from "../../document/site-address.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { receivedReference } from "../../forms/answer-form.server.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { responseTimeSentence } from "../../forms/response-time.server.ts";
import noticeStyles from "../../ui/notice/notice.css?inline";
import { NotFoundNotice } from "../../ui/notice/notice.tsx";
import { FilmPlayer } from "../film/film-player.tsx";
import { NewsletterBlock } from "../newsletter-form.tsx";
import type { Route } from "./+types/page";
import { Article } from "./article.tsx";
import { aroundArticle, articleData } from "./article-data.server.ts";
import { articleMetadata } from "./article-metadata.ts";
import { receiveComment } from "./comment-form.server.ts";
import { Comments } from "./comments.tsx";
import { commentsData, rememberedCommenter } from "./comments-data.server.ts";
import { Neighbours, Related } from "./further-posts.tsx";
import styles from "./head.css?inline";
import lowerSections from "./lower-sections.css?url";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { connection, runtime, settings } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const shared = { language, text: blog[language], words: forms[language], site: siteFacts(settings) };
	const now = runtime.now();
	const lookup = await postAt(request, context, params.slug);
	if (lookup.kind === "moved") throw redirect(pathTo("post", language, { slug: lookup.slug }), 301);
	if (lookup.kind === "untranslated") throw redirect(pathTo("blog", language), 302);
	if (lookup.kind === "unknown") return data({ kind: "unknown" as const, ...shared }, { status: 404 });
	const { post } = lookup;
	const remembered = rememberedCommenter(request);
	const comments = await commentsData(connection.db, post, new URL(request.url), remembered);
	if (comments.beyond) throw redirect(comments.beyond, 302);
	return data(
		{
			kind: "found" as const,
			...shared,
			post: articleData(post),
			around: aroundArticle(await readRelatedPosts(connection.db, post, now)),
			picture: postPicture(language, post.slug),
			comments,
			received: await receivedReference(request, async (reference) =>
				(await isCommentRecorded(connection.db, post.id, reference)) ? {} : null,
			),
			responseTime: responseTimeSentence("willRead", settings.brand, now, language),
		},
		{ headers: { "Cache-Control": remembered ? "private, no-store" : "public" } },
	);
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const lookup = await postAt(request, context, params.slug);
	if (lookup.kind !== "found") throw data(null, { status: 404 });
	return receiveComment(request, context, lookup.post);
}

function postAt(request: Request, context: Readonly<RouterContextProvider>, slug: string) {
	const { connection, runtime } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	return findLivePost(connection.db, language, cleanText(slug).slice(0, 200), runtime.now());
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	if (loaderData.kind === "found") return articleMetadata({ ...loaderData, paths: loaderData.around.paths });
	const { site, language, text } = loaderData;
	const { title, message } = text.unknown;
	const summary = { title: `${title} | ${site.product}`, description: message, keywords: [] };
	return metadata({ site, language, summary, page: null, noindex: true });
};

export default function ArticlePage({ loaderData, actionData }: Route.ComponentProps) {
	const { text, language, site } = loaderData;
	if (loaderData.kind === "unknown")
		return (
			<>
				<InlineStyle css={noticeStyles} />
				<NotFoundNotice text={text.unknown} back={pathTo("blog", language)} />
			</>
		);
	const { post, around, comments, words, received, responseTime } = loaderData;
	return (
		<>
			<InlineStyle css={styles} />
			{post.hasFilm && <FilmPlayer />}
			<Article
				post={post}
				text={text}
				language={language}
				product={site.product}
				url={absoluteUrl(site, post.path)}
				lowerSections={lowerSections}
			>
				<Neighbours around={around} text={text} language={language} />
			</Article>
			<Comments
				comments={comments}
				text={text.comments}
				words={words}
				language={language}
				received={received && { ...received, responseTime }}
				path={post.path}
				form={actionData ?? { ...emptyForm, typed: comments.remembered }}
			/>
			<Related around={around} text={text} language={language} />
			<NewsletterBlock text={text.newsletter} words={words} language={language} />
		</>
	);
}
