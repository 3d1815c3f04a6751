import { data } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { login } from "../../../content/login/list.ts";
import { tokenParameter } from "../../../content/mailed-pages.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { formText, readFormData } from "../../forms/form-data.server.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { tokenInAddress } from "../../mailed-link/token.server.ts";
import { changedParameter } from "../../sign-in/changed-parameter.ts";
import { seeOther } from "../../sign-in/see-other.server.ts";
import { SignInPage } from "../../sign-in/sign-in-page.tsx";
import { staffAddress } from "../../staff/staff-request.server.ts";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import type { Route } from "./+types/page";

/** Opening the link changes nothing, so a mail scanner that follows it does no harm: only the form uses it up. */
export function loader({ request, url, context }: Route.LoaderArgs) {
	const language = languageOf(url.pathname);
	const site = siteFacts(context.get(servicesContext).settings);
	return { language, site, text: login[language], token: tokenInAddress(request) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const { accounts, log, settings } = context.get(servicesContext);
	const language = languageOf(url.pathname);
	const words = login[language];
	const form = await readFormData(request);
	const again = (state: Partial<FormState>, status: number) =>
		data({ ...emptyForm, ...state, expired: status === 410 }, status);
	try {
		const outcome = await accounts.resetPassword(request, tokenInAddress(request), formText(form, "next"));
		if (outcome.kind === "weak") return again({ problems: { next: words.problems[outcome.problem] } }, 400);
		if (outcome.kind === "expired") return again({ failure: words.newPassword.expired }, 410);
		const login = outcome.of === "staff" ? staffAddress(settings, language, "") : pathTo("login", language);
		return seeOther(`${login}?${changedParameter}=1`, outcome.cookies);
	} catch (error) {
		log.error({ err: error }, "a password could not be reset");
		return again({ failure: words.failure }, 503);
	}
}

/** Its address carries the link's key: no other site may see it as the referrer. */
export const headers: Route.HeadersFunction = () => ({
	"Cache-Control": "private, no-store",
	"Referrer-Policy": "same-origin",
});

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	const { title, intro: description } = text.newPassword;
	const summary = { title: `${title} | ${site.product}`, description, keywords: [] };
	return metadata({ site, language, summary, page: "newPassword", noindex: true });
};

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
	const { text, language, token } = loaderData;
	const form = actionData ?? emptyForm;
	const words = text.newPassword;
	return (
		<SignInPage title={words.title} intro={words.intro}>
			{actionData?.expired ? (
				<p className="alert alert-problem" role="alert">
					<b>{words.expired}</b> <a href={pathTo("forgotPassword", language)}>{words.ask}</a>
				</p>
			) : (
				<ShortForm
					form={form}
					labels={text.fields}
					action={`${pathTo("newPassword", language)}?${new URLSearchParams([[tokenParameter, token]])}`}
					send={words.send}
				>
					<TextField
						form={form}
						name="next"
						label={text.fields.next}
						hint={words.hint}
						type="password"
						autoComplete="new-password"
					/>
				</ShortForm>
			)}
		</SignInPage>
	);
}
