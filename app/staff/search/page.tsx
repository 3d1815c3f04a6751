import type { ShouldRevalidateFunctionArgs } from "react-router";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { ListSearch, NothingHere } from "../list-page.tsx";
import type { Route } from "./+types/page";
import { SearchResults } from "./search-results.tsx";
import { searchView } from "./search-view.server.ts";

export function loader({ request, context }: Route.LoaderArgs) {
	return searchView(request, context);
}

/** @returns null for a failure: an error would replace the page behind the dialog. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
	try {
		return await serverLoader();
	} catch (error) {
		if (error instanceof Response) throw error;
		return null;
	}
}

/** What was found stays while the page behind the dialog reads itself anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
	return currentUrl.search !== nextUrl.search;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.title }];

export default function Search({ loaderData }: Route.ComponentProps) {
	if (!loaderData) throw new Error("The search got no answer.");
	const { text, path, typed, groups } = loaderData;
	return (
		<>
			<header className="screen-head">
				<h1>{text.title}</h1>
				<ListSearch
					path={path}
					send={text.send}
					look="small"
					field={{ typed, label: text.field, hint: text.hint }}
				/>
			</header>
			{groups.length > 0 ? (
				<div className="panel search-page">
					<SearchResults text={text} groups={groups} />
				</div>
			) : (
				<NothingHere title={fillBlanks(text.none, { typed })} intro={text.noneNext} />
			)}
		</>
	);
}
