import { data } from "react-router";
import { findPage, pathTo } from "../../../content/addresses.ts";
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
	const page = findPage(pathname)?.page;
	if (page !== "blog" && page !== "login" && page !== "portal") throw data(null, { status: 404 });
	const { title, soon } = pages[page];
	const site = siteFacts(context.get(servicesContext).settings);
	return { language, page, site, text: { ...text, title, soon } };
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, page, text } = loaderData;
	const summary = { title: `${text.title} | ${site.product}`, description: text.soon, keywords: [] };
	return metadata({ site, language, summary, page, noindex: true });
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
