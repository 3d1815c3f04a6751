import { data } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { confirmSubscription, mayConfirm } from "../../../domain/blog/subscribe.ts";
import { servicesContext } from "../../../http/context.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import styles from "../blog.css?inline";
import { NewsletterButton } from "../newsletter-button.tsx";
import { NewsletterPage } from "../newsletter-page.tsx";
import { newsletterStep, sentToken } from "../newsletter-step.server.ts";
import type { Route } from "./+types/page";

export function loader(asked: Route.LoaderArgs) {
	return newsletterStep(asked, mayConfirm);
}

export async function action({ request, context }: Route.ActionArgs) {
	const { connection, world } = context.get(servicesContext);
	const done = await confirmSubscription(connection.db, world, await sentToken(request));
	return data({ done }, { status: done ? 200 : 404 });
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	const summary = {
		title: `${text.confirm.title} | ${site.product}`,
		description: text.confirm.text,
		keywords: [],
	};
	return metadata({ site, language, summary, page: "newsletterConfirm", noindex: true });
};

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
	const { text, language, token } = loaderData;
	const address = pathTo("newsletterConfirm", language);
	return (
		<NewsletterPage title={text.confirm.title} back={{ href: pathTo("blog", language), label: text.back }}>
			<InlineStyle css={styles} />
			<NewsletterButton
				words={text.confirm}
				address={address}
				token={token}
				done={actionData?.done ?? null}
			/>
		</NewsletterPage>
	);
}
