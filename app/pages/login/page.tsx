import { redirectDocument } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { login } from "../../../content/login/list.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { formText, readFormData } from "../../forms/read-form.server.ts";
import { Island } from "../../islands/island.tsx";
import { answerPasskey, answerSignIn, signInHeaders } from "../../sign-in/answer-sign-in.server.ts";
import { passkeyField, passwordChangedParameter } from "../../sign-in/field-names.ts";
import {
	allowedPortalPage,
	portalAddress,
	portalLanding,
	signInAddress,
} from "../../sign-in/landing.server.ts";
import { PasskeySignIn } from "../../sign-in/passkey-form.tsx";
import { SignInPage } from "../../sign-in/sign-in-page.tsx";
import { DoneMessage } from "../../ui/form/done-message.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import type { Route } from "./+types/page";

export const middleware: Route.MiddlewareFunction[] = [
	async ({ request, url, context }) => {
		if (request.method !== "GET") return;
		const { accounts, settings } = context.get(servicesContext);
		const { pathname, searchParams } = url;
		const session = await accounts.sessionOf(request);
		const next = allowedPortalPage(searchParams.get("next"), languageOf(pathname));
		if (session?.account.kind === "client")
			throw redirectDocument(portalAddress(settings, session.client, next), 303);
	},
];

export function loader({ url, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const { pathname, searchParams } = url;
	const language = languageOf(pathname);
	const path = signInAddress("login", language, allowedPortalPage(searchParams.get("next"), language));
	const { code, forgotten, newPassword, invitation, emailChange, problems, ...text } = login[language];
	const changed = searchParams.has(passwordChangedParameter) ? newPassword.done : null;
	return { language, path, changed, text, site: siteFacts(settings) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const form = await readFormData(request);
	const [username, password] = [formText(form, "username"), formText(form, "password")];
	const remember = form.get("remember") === "on";
	const { pathname, searchParams } = url;
	const language = languageOf(pathname);
	const landing = portalLanding(context.get(servicesContext).settings, language, searchParams.get("next"));
	const passkey = formText(form, passkeyField);
	if (form.has(passkeyField))
		return answerPasskey({ request, context, language, passkey, kind: "client", landing });
	return answerSignIn({
		request,
		context,
		refused: login[language].refused,
		landing,
		typed: { username, remember: remember ? "on" : "" },
		required: { username, password },
		signIn: (accounts, caller) => accounts.signIn(caller, "client", { username, remember, password }),
	});
}

/** It shows who is signed in: no cache may store it. */
export const headers: Route.HeadersFunction = (answer) => signInHeaders(answer);

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	const summary = { ...text.summary, title: `${text.summary.title} | ${site.product}`, keywords: [] };
	return metadata({ site, language, summary, page: "login", noindex: true });
};

export default function Login({ loaderData, actionData: form = emptyForm }: Route.ComponentProps) {
	const { text, language, path, changed } = loaderData;
	const { fields, placeholders } = text;
	return (
		<SignInPage title={text.title} intro={text.intro}>
			{changed && !form.formError && <DoneMessage text={changed} />}
			<ShortForm
				form={form}
				labels={fields}
				action={path}
				send={text.send}
				sending={text.sending}
				networkFailure={text.failure}
			>
				<TextField
					form={form}
					name="username"
					label={fields.username}
					placeholder={placeholders.username}
					required="unmarked"
					autoComplete="username"
				/>
				<TextField
					form={form}
					name="password"
					label={fields.password}
					placeholder={placeholders.password}
					required="unmarked"
					type="password"
					autoComplete="current-password"
				/>
				<div className="sign-in-row">
					<div className="check">
						<input
							id="remember"
							type="checkbox"
							name="remember"
							defaultChecked={form.typed.remember === "on"}
						/>
						<label htmlFor="remember">{fields.remember}</label>
					</div>
					<p className="sign-in-forgot">
						<a href={pathTo("forgotPassword", language)}>{text.forgot}</a>
					</p>
				</div>
			</ShortForm>
			<Island name="passkey-sign-in" of={PasskeySignIn} props={{ text: text.passkey, action: path }} />
			<p className="quiet">
				{text.noAccount.before} <a href={pathTo("contact", language)}>{text.noAccount.link}</a>
			</p>
		</SignInPage>
	);
}
