import { languageOf } from "../../../content/language.ts";
import { servicesContext } from "../../../http/context.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import type { Route } from "./+types/page";
import { announcement } from "./announcement.server.ts";
import { BeingWritten } from "./being-written.tsx";
import styles from "./page.css?inline";

export function loader({ request, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const { pathname } = new URL(request.url);
	const text = announcement(pathname, languageOf(pathname));
	return { text, site: siteFacts(settings) };
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, text } = loaderData;
	const summary = { title: `${text.title} | ${site.product}`, description: text.soon, keywords: [] };
	return metadata({
		site,
		language: text.language,
		summary,
		page: text.page,
		params: text.params,
		noindex: true,
	});
};

export default function Page({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<InlineStyle css={styles} />
			<BeingWritten text={loaderData.text} product={loaderData.site.product} email={loaderData.site.email} />
		</>
	);
}
