import { data, redirect } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { tagAddress, tagKey, twinTag } from "../../../domain/blog/posts/names.ts";
import { readTagLabel } from "../../../domain/blog/reading/public-list.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf, languages, otherLanguage } from "../../../shared/language.ts";
import { BlogPage, BlogTitle } from "../blog-page.tsx";
import { listMetadata } from "../list-metadata.ts";
import { listing, listingStatus } from "../listing.server.ts";
import type { Route } from "./+types/page";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { connection, runtime } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const other = otherLanguage(language);
	const key = tagKey(params.tag.slice(0, 100));
	const label = await readTagLabel(connection.db, language, key, runtime.now());
	const pathOf = (tag: string, where = language) => pathTo("blogTag", where, { tag: tagAddress(tag) });
	const twin = label ? null : twinTag(key, other, language);
	if (twin) throw redirect(pathOf(twin), 301);
	if (label && tagAddress(label) !== params.tag) throw redirect(pathOf(label), 301);
	const list = await listing({ request, context, language, filter: { tag: key } });
	const names = label
		? languages.flatMap((one) => {
				const name = one === language ? label : twinTag(key, language, one);
				return name ? [[one, pathOf(name, one)]] : [];
			})
		: [];
	return data(
		{
			list,
			params: { tag: tagAddress(label ?? params.tag) },
			known: label !== null,
			name: label ?? params.tag,
			paths: Object.fromEntries(names),
		},
		{ status: label ? listingStatus(list) : 404 },
	);
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { list, params, paths, name, known } = loaderData;
	const { title, summary } = list.text.tag;
	return listMetadata(list, {
		page: "blogTag",
		params,
		name,
		noindex: !known || list.posts.length === 0,
		paths: known ? paths : undefined,
		title: fillBlanks(title, { name }),
		description: fillBlanks(summary, { name }),
	});
};

export default function Tag({ loaderData: { list, name } }: Route.ComponentProps) {
	const { title, summary } = list.text.tag;
	return (
		<BlogPage
			list={list}
			isPart
			title={<BlogTitle text={fillBlanks(title, { name })} />}
			intro={fillBlanks(summary, { name })}
		/>
	);
}
