import { data } from "react-router";
import { readClientDemo } from "../../../domain/portal/client-portal.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { Island } from "../../islands/island.tsx";
import { requestedStep } from "../../pages/demo/demo-data.server.ts";
import { DemoPlayer } from "../../pages/demo/demo-player.tsx";
import styles from "../../pages/demo/page.css?inline";
import { clientSession } from "../portal-session.server.ts";
import type { Route } from "./+types/page";
import { ownDemo } from "./own-demo.server.ts";

export async function loader({ url, params, context }: Route.LoaderArgs) {
	const { connection, settings } = context.get(servicesContext);
	const { pathname, searchParams } = url;
	const language = languageOf(pathname);
	const { client } = clientSession(context);
	const found = await readClientDemo(connection.db, client.id, params.demo ?? "");
	if (!found) throw data(null, { status: 404 });
	const { demo, all } = found;
	return {
		...ownDemo(language, client, demo, all),
		first: requestedStep(searchParams),
		demoId: demo.id,
		site: siteFacts(settings),
	};
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, flow, demoId } = loaderData;
	const summary = { title: `${flow.name} | ${site.product}`, description: flow.description, keywords: [] };
	return metadata({ site, language, summary, page: "portalDemo", params: { demo: demoId }, noindex: true });
};

export default function OwnDemo({ loaderData }: Route.ComponentProps) {
	const { site, demoId, ...data } = loaderData;
	return (
		<>
			<InlineStyle css={styles} />
			<Island name="demo-player" of={DemoPlayer} props={{ data }} />
		</>
	);
}
