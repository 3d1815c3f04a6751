import { data } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { login } from "../../../content/login/list.ts";
import { confirmEmailChange } from "../../../domain/accounts/change-email.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { mailedLinkHeaders, submittedToken, tokenInAddress } from "../../mailed-link/mailed-link.server.ts";
import { MailedLink } from "../../mailed-link/mailed-link.tsx";
import { SignInPage } from "../../sign-in/sign-in-page.tsx";
import type { Route } from "./+types/page";

export function loader({ request, url, context }: Route.LoaderArgs) {
	const language = languageOf(url.pathname);
	const site = siteFacts(context.get(servicesContext).settings);
	return { language, site, words: login[language].emailChange, token: tokenInAddress(request) || null };
}

export async function action({ request, context }: Route.ActionArgs) {
	const { connection, runtime } = context.get(servicesContext);
	const done = await confirmEmailChange(connection.db, runtime, await submittedToken(request));
	return data({ done }, { status: done ? 200 : 410 });
}

export const headers: Route.HeadersFunction = () => mailedLinkHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, words } = loaderData;
	const summary = { title: `${words.title} | ${site.product}`, description: words.intro, keywords: [] };
	return metadata({ site, language, summary, page: "emailChange", noindex: true });
};

export default function EmailChange({ loaderData, actionData }: Route.ComponentProps) {
	const { words, language, token } = loaderData;
	return (
		<SignInPage title={words.title} intro={words.intro}>
			<MailedLink
				words={words}
				address={pathTo("emailChange", language)}
				token={token}
				done={actionData?.done ?? null}
			/>
		</SignInPage>
	);
}
