import { languageOf } from "../../../content/language.ts";
import { servicesContext } from "../../../http/context.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import type { Route } from "./+types/page";
import { demoData } from "./demo-data.server.ts";
import styles from "./page.css?inline";
import { Player } from "./player.tsx";

export function loader({ request, params, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const { pathname, searchParams } = new URL(request.url);
	const language = languageOf(pathname);
	const data = demoData(language, settings.brand.product, params);
	const asked = Number(searchParams.get("step") ?? 1);
	const step = Number.isInteger(asked) && asked >= 1 && asked <= data.flow.steps.length ? asked - 1 : 0;
	return { ...data, step, site: siteFacts(settings) };
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text, flow, industry } = loaderData;
	const title = text.title.replace("{flow}", flow.name).replace("{industry}", industry.name);
	const summary = {
		title: `${title} | ${site.product}`,
		description: flow.description,
		keywords: [flow.name],
	};
	const params = { industry: industry.id, flow: flow.id };
	return metadata({ site, language, summary, page: "demoFlow", params });
};

export default function Demo({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<InlineStyle css={styles} />
			<Player data={loaderData} />
		</>
	);
}
