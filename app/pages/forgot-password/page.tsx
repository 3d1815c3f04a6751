import { data, redirect } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { login } from "../../../content/login/list.ts";
import { servicesContext, visitorAddressContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { formText, readFormData } from "../../forms/read-form.server.ts";
import { SignInPage } from "../../sign-in/sign-in-page.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { Received } from "../../ui/received/received.tsx";
import type { Route } from "./+types/page";

export function loader({ url, context }: Route.LoaderArgs) {
	const { pathname, searchParams } = url;
	const language = languageOf(pathname);
	const site = siteFacts(context.get(servicesContext).settings);
	return { language, site, text: login[language], sent: searchParams.has("enviado") };
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const { accounts, log } = context.get(servicesContext);
	const language = languageOf(url.pathname);
	const words = login[language];
	const account = formText(await readFormData(request), "account").trim();
	if (!account)
		return data<FormState>({ typed: {}, fieldErrors: { account: words.required }, formError: null }, 400);
	try {
		await accounts.requestReset({ request, visitorAddress: context.get(visitorAddressContext) }, account);
	} catch (error) {
		log.error({ err: error }, "a password reset could not be stored");
		return data<FormState>({ typed: { account }, fieldErrors: {}, formError: words.failure }, 503);
	}
	return redirect(`${pathTo("forgotPassword", language)}?enviado=1`, 303);
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	const { title, intro: description } = text.forgotten;
	const summary = { title: `${title} | ${site.product}`, description, keywords: [] };
	return metadata({ site, language, summary, page: "forgotPassword", noindex: true });
};

export default function ForgotPassword({ loaderData, actionData: form = emptyForm }: Route.ComponentProps) {
	const { text, language, sent } = loaderData;
	const words = text.forgotten;
	return (
		<SignInPage title={words.title} intro={words.intro}>
			{sent ? (
				<Received message={words.sent} next={words.sentNext}>
					<p>
						<a href={pathTo("login", language)}>{words.back}</a>
					</p>
				</Received>
			) : (
				<>
					<ShortForm
						form={form}
						labels={text.fields}
						action={pathTo("forgotPassword", language)}
						send={words.send}
					>
						<TextField
							form={form}
							name="account"
							label={text.fields.account}
							placeholder={text.placeholders.account}
							required="unmarked"
							autoComplete="username"
						/>
					</ShortForm>
					<p>
						<ButtonLink look="small quiet" href={pathTo("login", language)}>
							{words.back}
						</ButtonLink>
					</p>
				</>
			)}
		</SignInPage>
	);
}
