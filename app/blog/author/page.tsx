import { data } from "react-router";
import { portraitOf } from "../../../content/blog/authors.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { readAuthor } from "../../../domain/blog/reading/public-list.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { BlogPage, BlogTitle } from "../blog-page.tsx";
import { listMetadata } from "../list-metadata.ts";
import { listing, listingStatus } from "../listing.server.ts";
import type { Route } from "./+types/page";
import { AuthorFace } from "./face.tsx";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { connection, runtime } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const { author: key } = params;
	const [author, list] = await Promise.all([
		readAuthor(connection.db, language, key, runtime.now()),
		listing({ request, context, language, filter: { author: key } }),
	]);
	const { name = key, bio = null, image = null } = author ?? {};
	const pageData = { list, params: { author: key }, name, bio, image, portrait: portraitOf(name) };
	return data({ ...pageData, known: author !== null }, { status: author ? listingStatus(list) : 404 });
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { list, params, name, known } = loaderData;
	const { title, summary } = list.text.author;
	return listMetadata(list, {
		page: "blogAuthor",
		params,
		name,
		noindex: !known,
		title: fillBlanks(title, { name }),
		description: fillBlanks(summary, { name, product: list.site.product }),
	});
};

export default function Author({ loaderData }: Route.ComponentProps) {
	const { list, name, bio, image, portrait, known } = loaderData;
	return (
		<BlogPage
			list={list}
			isPart
			title={<BlogTitle text={fillBlanks(list.text.author.title, { name })} />}
			intro={bio ?? undefined}
			tools={known && <AuthorFace {...{ name, image, portrait }} />}
		/>
	);
}
