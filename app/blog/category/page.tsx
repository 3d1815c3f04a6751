import { data } from "react-router";
import { isCategory } from "../../../content/blog/categories.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { categoryName } from "../../../domain/blog/posts/names.ts";
import { languageOf } from "../../../shared/language.ts";
import { BlogPage, BlogTitle } from "../blog-page.tsx";
import { listMetadata } from "../list-metadata.ts";
import { listing, listingStatus } from "../listing.server.ts";
import type { Route } from "./+types/page";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const language = languageOf(new URL(request.url).pathname);
	const { category } = params;
	const list = await listing({ request, context, language, filter: { category } });
	const unknown = !isCategory(category) && list.posts.length === 0;
	const pageData = { list, params: { category }, name: categoryName(category, language), unknown };
	return data(pageData, { status: unknown ? 404 : listingStatus(list) });
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { list, params, name, unknown } = loaderData;
	return listMetadata(list, {
		page: "blogCategory",
		params,
		name,
		noindex: unknown,
		title: name,
		description: fillBlanks(list.text.category.summary, { name }),
	});
};

export default function Category({ loaderData: { list, name } }: Route.ComponentProps) {
	return (
		<BlogPage
			list={list}
			isPart
			title={<BlogTitle text={name} />}
			intro={fillBlanks(list.text.category.summary, { name })}
		/>
	);
}
