import { data } from "react-router";
import { en } from "../../../content/pages/not-found/en.ts";
import { es } from "../../../content/pages/not-found/es.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import type { Route } from "./+types/page";
import { NotFound } from "./not-found.tsx";

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

export default function Page({ loaderData }: Route.ComponentProps) {
	return <NotFound text={loaderData.text} />;
}
