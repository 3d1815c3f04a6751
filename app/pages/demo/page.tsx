import { data } from "react-router";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { breadcrumbs } from "../../document/structured-data.ts";
import { Island } from "../../islands/island.tsx";
import type { Route } from "./+types/page";
import { demoData, findDemo, requestedStep } from "./demo-data.server.ts";
import { DemoPlayer } from "./demo-player.tsx";
import styles from "./page.css?inline";

export function loader({ params, request, context }: Route.LoaderArgs) {
	const { pathname, searchParams, search } = new URL(request.url);
	const [industryId, flowId] = [params.industry?.toLowerCase(), params.flow?.toLowerCase()];
	const { asNamed, ...demo } = findDemo(industryId, flowId);
	const first = requestedStep(searchParams);
	const site = siteFacts(context.get(servicesContext).settings);
	// Caches only exact addresses without a query: anybody can invent endless others.
	const headers: HeadersInit = asNamed && !search ? { "Cache-Control": "public" } : {};
	return data({ ...demoData(languageOf(pathname), demo), first, site }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text, flow, industry, params } = loaderData;
	const title = fillBlanks(text.title, { flow: flow.name, industry: industry.name, product: site.product });
	const description = `${flow.description} ${text.about}`;
	const crumbs = breadcrumbs(
		site,
		language,
		["demos", text.demos],
		["demoFlow", `${industry.name}: ${flow.name}`, params],
	);
	return metadata({
		site,
		language,
		page: "demoFlow",
		params,
		poster: posterOf(loaderData),
		summary: { title, description, keywords: [...text.keywords, industry.name, flow.name] },
		kind: { "@type": "WebPage", about: { "@type": "Service", name: industry.name } },
		schema: [crumbs],
	});
};

function posterOf({
	steps,
	flow,
	site,
}: Pick<Route.ComponentProps["loaderData"], "steps" | "flow" | "site">): string {
	const firstMessages = steps[0]?.messages.slice(0, 2) ?? [];
	const lines = firstMessages.map(
		({ from, text }) => `${from === "user" ? flow.customer : site.product}: ${text}`,
	);
	return [`${flow.name}.`, ...lines].join(" ");
}

export default function Demo({ loaderData }: Route.ComponentProps) {
	const { site, ...demo } = loaderData;
	return (
		<>
			<InlineStyle css={styles} />
			<Island name="demo-player" of={DemoPlayer} props={{ data: demo }} />
		</>
	);
}
