import { pathTo } from "../../../content/addresses.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { OwnAccount } from "../../account/own-account.tsx";
import { ownAccountData } from "../../account/own-account-data.server.ts";
import { changeAccount } from "../../account/own-intents.server.ts";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import type { Route } from "./+types/page";

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const language = languageOf(url.pathname);
	const site = siteFacts(context.get(servicesContext).settings);
	return { language, site, ...(await ownAccountData(request, context, language)) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const language = languageOf(url.pathname);
	return changeAccount({ request, context, language, path: pathTo("portalAccount", language) });
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	const summary = { title: `${text.title} | ${site.product}`, description: text.title, keywords: [] };
	return metadata({ site, language, summary, page: "portalAccount", noindex: true });
};

export default function PortalAccount({ loaderData, actionData }: Route.ComponentProps) {
	const { language, site, ...account } = loaderData;
	return <OwnAccount {...account} answer={actionData} path={pathTo("portalAccount", language)} />;
}
