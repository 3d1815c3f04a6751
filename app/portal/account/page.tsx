import { pathTo } from "../../../content/addresses.ts";
import { en as layoutEn } from "../../../content/layout/en.ts";
import { login } from "../../../content/login/list.ts";
import { portal } from "../../../content/portal/list.ts";
import { servicesContext, signedIn, visitorAddressContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { initialAccountState } from "../../account/account-state.ts";
import { changeAccount } from "../../account/change-account.server.ts";
import { OwnAccount } from "../../account/own-account.tsx";
import { shownPasskeys } from "../../account/shown-passkeys.server.ts";
import { shownSessions } from "../../account/shown-sessions.server.ts";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import type { Route } from "./+types/page";

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { accounts, settings, runtime } = context.get(servicesContext);
	const { pathname, searchParams } = url;
	const language = languageOf(pathname);
	const session = signedIn(context);
	const { account: text } = portal[language];
	const open = await accounts.openSessions(
		{ request, visitorAddress: context.get(visitorAddressContext) },
		session,
	);
	const { name, email, language: own, twoFactor } = session.account;
	return {
		language,
		text,
		account: { name, email, language: own, twoFactor },
		passwordHint: login[language].newPassword.hint,
		languageNames: layoutEn.languageNames,
		sessions: shownSessions(open, { now: runtime.now(), language, unknown: text.sessions.unknown }),
		passkeys: shownPasskeys(await accounts.passkeysOf(session), language),
		confirmed: accounts.isConfirmed(session),
		done: searchParams.get("done"),
		site: siteFacts(settings),
	};
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
	return (
		<OwnAccount
			{...account}
			state={actionData ?? initialAccountState}
			path={pathTo("portalAccount", language)}
		/>
	);
}
