import { en as layoutEn } from "../../../content/layout/en.ts";
import { login } from "../../../content/login/list.ts";
import { portal } from "../../../content/portal/list.ts";
import { signedIn, visitorAddressContext } from "../../../http/context.ts";
import { initialAccountState } from "../../account/account-state.ts";
import { changeAccount } from "../../account/change-account.server.ts";
import { OwnAccount } from "../../account/own-account.tsx";
import { shownPasskeys } from "../../account/shown-passkeys.server.ts";
import { shownSessions } from "../../account/shown-sessions.server.ts";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, account, language, searchParams, to } = staffRequest(request, context);
	const text = portal[language].account;
	const caller = { request, visitorAddress: context.get(visitorAddressContext) };
	const session = signedIn(context);
	const open = await services.accounts.openSessions(caller, session);
	return {
		text,
		path: to("/account"),
		account: {
			name: account.name,
			email: account.email,
			language: account.language,
			twoFactor: account.twoFactor,
		},
		passwordHint: login[language].newPassword.hint,
		languageNames: layoutEn.languageNames,
		sessions: shownSessions(open, { now: services.runtime.now(), language, unknown: text.sessions.unknown }),
		passkeys: shownPasskeys(await services.accounts.passkeysOf(session), language),
		confirmed: services.accounts.isConfirmed(session),
		done: searchParams.get("done"),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const { language, to } = staffRequest(request, context);
	return changeAccount({ request, context, language, path: to("/account") });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.title }];

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
	return <OwnAccount {...loaderData} state={actionData ?? initialAccountState} />;
}
