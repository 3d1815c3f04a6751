import { data } from "react-router";
import { findPage, pathTo } from "../../../content/addresses.ts";
import { industries } from "../../../content/industries/list.ts";
import { languageOf } from "../../../content/language.ts";
import { en } from "../../../content/pages/being-written/en.ts";
import { es } from "../../../content/pages/being-written/es.ts";
import { servicesContext } from "../../../http/context.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import styles from "../../ui/notice/notice.css?inline";
import { Notice } from "../../ui/notice/notice.tsx";
import type { Route } from "./+types/page";

export function loader({ request, context }: Route.LoaderArgs) {
	const { pathname } = new URL(request.url);
	const language = languageOf(pathname);
	const { pages, ...text } = { es, en }[language];
	const { page, params } = findPage(pathname) ?? { page: "home" as const, params: {} };
	if (page === "home" || page === "assistant") throw data(null, { status: 404 });
	const industry = industries.find(({ id }) => id === params.industry);
	if (page === "industry" && !industry) throw data(null, { status: 404 });
	const title = industry ? industry.text[language].name : pages[page].title;
	const site = siteFacts(context.get(servicesContext).settings);
	return { language, page, params, site, text: { ...text, title, soon: pages[page].soon } };
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, page, params, text } = loaderData;
	const summary = { title: `${text.title} | ${site.product}`, description: text.soon, keywords: [] };
	return metadata({ site, language, summary, page, params, noindex: true });
};

export default function BeingWritten({ loaderData: { text, language, site } }: Route.ComponentProps) {
	return (
		<>
			<InlineStyle css={styles} />
			<Notice title={text.title} message={text.soon}>
				<p>{`${text.status}. ${text.now}`}</p>
				<p className="row">
					<ButtonLink look="sun" href={pathTo("assistant", language)}>
						{text.assistant}
					</ButtonLink>
					<ButtonLink look="outline" href={`mailto:${site.email}`}>
						{text.write}
					</ButtonLink>
				</p>
			</Notice>
		</>
	);
}
