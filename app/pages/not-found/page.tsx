import { data } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { languageOf } from "../../../content/language.ts";
import { en } from "../../../content/pages/not-found/en.ts";
import { es } from "../../../content/pages/not-found/es.ts";
import { servicesContext } from "../../../http/context.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import styles from "../../ui/notice/notice.css?inline";
import { Notice } from "../../ui/notice/notice.tsx";
import type { Route } from "./+types/page";

export function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(new URL(request.url).pathname);
	const text = { es, en }[language];
	return data({ language, text, site: siteFacts(context.get(servicesContext).settings) }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	const summary = { title: `${text.title} | ${site.product}`, description: text.message, keywords: [] };
	return metadata({ site, language, summary, page: null, noindex: true });
};

export default function NotFound({ loaderData: { text, language } }: Route.ComponentProps) {
	return (
		<>
			<InlineStyle css={styles} />
			<Notice title={text.title} message={text.message}>
				<p>{text.next}</p>
				<ul className="row">
					{text.links.map(({ page, name }) => (
						<li key={page}>
							<a href={pathTo(page, language)}>{name}</a>
						</li>
					))}
				</ul>
				<p className="row">
					<ButtonLink look="sun" href={pathTo("home", language)}>
						{text.home}
					</ButtonLink>
					<ButtonLink look="outline" href={pathTo("assistant", language)}>
						{text.assistant}
					</ButtonLink>
				</p>
			</Notice>
		</>
	);
}
