import { data, redirect } from "react-router";
import { pathTo, postPicture } from "../../../content/addresses.ts";
import { blog } from "../../../content/blog/list.ts";
import { languageOf } from "../../../content/language.ts";
import { findLivePost } from "../../../domain/blog/find-post.ts";
import { cleanText } from "../../../http/clean-text.ts";
import { servicesContext } from "../../../http/context.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { absolute } from "../../document/site-address.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import type { Route } from "./+types/page";
import styles from "./article.css?inline";
import { Article } from "./article.tsx";
import { aroundArticle, articleData } from "./article-data.server.ts";
import { articleMetadata } from "./article-metadata.ts";
import { UnknownPost } from "./unknown-post.tsx";
import { Neighbours, Related } from "./ways-on.tsx";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { connection, world, settings } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const shared = { language, text: blog[language], site: siteFacts(settings) };
	const now = world.now();
	const found = await findLivePost(connection.db, language, cleanText(params.slug).slice(0, 200), now);
	if (found.kind === "moved") throw redirect(pathTo("post", language, { slug: found.slug }), 301);
	if (found.kind === "untranslated") throw redirect(pathTo("blog", language), 302);
	if (found.kind === "unknown") return data({ kind: "unknown" as const, ...shared }, { status: 404 });
	const { post } = found;
	return {
		...{ kind: "found" as const, ...shared, post: articleData(post) },
		around: await aroundArticle(connection.db, post, now),
		picture: postPicture(language, post.slug),
	};
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	if (loaderData.kind === "found") return articleMetadata({ ...loaderData, paths: loaderData.around.paths });
	const { site, language, text } = loaderData;
	const { title, message } = text.unknown;
	const summary = { title: `${title} | ${site.product}`, description: message, keywords: [] };
	return metadata({ site, language, summary, page: null, noindex: true });
};

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
	const { text, language, site } = loaderData;
	if (loaderData.kind === "unknown")
		return (
			<>
				<InlineStyle css={styles} />
				<UnknownPost text={text.unknown} back={pathTo("blog", language)} />
			</>
		);
	const { post, around } = loaderData;
	return (
		<>
			<InlineStyle css={styles} />
			<Article {...{ post, text, language, product: site.product }} url={absolute(site, post.path)}>
				<Neighbours around={around} text={text} language={language} />
			</Article>
			<Related around={around} text={text} language={language} />
		</>
	);
}
