import { data } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { cancelSubscription } from "../../../domain/blog/subscribe.ts";
import { servicesContext } from "../../../http/context.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import styles from "../blog.css?inline";
import { NewsletterButton } from "../newsletter-button.tsx";
import { NewsletterPage } from "../newsletter-page.tsx";
import { newsletterStep, sentToken } from "../newsletter-step.server.ts";
import type { Route } from "./+types/page";

export function loader(asked: Route.LoaderArgs) {
	return newsletterStep(asked, () => true);
}

export async function action({ request, context }: Route.ActionArgs) {
	const { connection, world } = context.get(servicesContext);
	const done = await cancelSubscription(connection.db, world, await sentToken(request));
	return data({ done }, { status: done ? 200 : 404 });
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	const summary = {
		title: `${text.cancel.title} | ${site.product}`,
		description: text.cancel.text,
		keywords: [],
	};
	return metadata({ site, language, summary, page: "newsletterCancel", noindex: true });
};

export default function Cancel({ loaderData, actionData }: Route.ComponentProps) {
	const { text, language, token } = loaderData;
	const address = pathTo("newsletterCancel", language);
	return (
		<NewsletterPage title={text.cancel.title} back={{ href: pathTo("blog", language), label: text.back }}>
			<InlineStyle css={styles} />
			<NewsletterButton words={text.cancel} address={address} token={token} done={actionData?.done ?? null} />
		</NewsletterPage>
	);
}
