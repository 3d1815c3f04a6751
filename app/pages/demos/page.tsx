import { pathTo } from "../../../content/addresses.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { absoluteUrl } from "../../document/site-address.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { breadcrumbs, itemList } from "../../document/structured-data.ts";
import type { Route } from "./+types/page";
import { DemosClosing } from "./closing.tsx";
import { demosData } from "./demos-data.server.ts";
import { DemosHero } from "./hero.tsx";
import styles from "./page.css?inline";
import { DemoParts } from "./parts.tsx";
import { DemoWall } from "./wall.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	return { ...demosData(language, settings.brand), site: siteFacts(settings) };
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, summary, text, demos } = loaderData;
	const list = itemList(demos.map(({ name, path }) => ({ name, url: absoluteUrl(site, path) })));
	const crumbs = breadcrumbs(site, language, ["demos", text.heading]);
	return metadata({
		site,
		language,
		summary,
		page: "demos",
		kind: { "@type": "CollectionPage" },
		poster: text.heading,
		schema: [list, crumbs],
	});
};

export default function Demos({ loaderData }: Route.ComponentProps) {
	const { text, language } = loaderData;
	return (
		<>
			<InlineStyle css={styles} />
			<DemosHero data={loaderData} />
			<DemoParts text={text.parts} />
			<DemoWall data={loaderData} />
			<DemosClosing text={text.closing} contact={pathTo("contact", language)} />
		</>
	);
}
