import { data } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { login } from "../../../content/login/list.ts";
import { tokenParameters } from "../../../content/mailed-pages.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { formText, readFormData } from "../../forms/read-form.server.ts";
import { mailedLinkHeaders, tokenInAddress } from "../../mailed-link/mailed-link.server.ts";
import { passwordChangedParameter } from "../../sign-in/field-names.ts";
import { seeOther } from "../../sign-in/see-other.server.ts";
import { SignInPage } from "../../sign-in/sign-in-page.tsx";
import { staffAddress } from "../../staff/staff-request.server.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import type { Route } from "./+types/page";

/** Opening the link changes nothing, so a mail scanner that follows it does no harm: only the form uses it up. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { accounts, settings } = context.get(servicesContext);
	const language = languageOf(url.pathname);
	const token = tokenInAddress(request);
	const works = await accounts.isResetToken(token);
	const { newPassword: words, fields } = login[language];
	const head = works
		? { title: words.title, intro: words.intro }
		: { title: words.expired, intro: words.expiredNext };
	return data({ language, site: siteFacts(settings), words, fields, head, token, works }, works ? 200 : 410);
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const { accounts, log, settings } = context.get(servicesContext);
	const language = languageOf(url.pathname);
	const words = login[language];
	const form = await readFormData(request);
	const again = (state: Partial<FormState>, status: number) => data({ ...emptyForm, ...state }, status);
	try {
		const outcome = await accounts.resetPassword(request, tokenInAddress(request), formText(form, "next"));
		if (outcome.kind === "weak")
			return again({ fieldErrors: { next: words.problems[outcome.problem] } }, 400);
		if (outcome.kind === "expired") return again({}, 410);
		const login = outcome.of === "staff" ? staffAddress(settings, language, "") : pathTo("login", language);
		return seeOther(`${login}?${passwordChangedParameter}=1`, outcome.cookies);
	} catch (error) {
		log.error({ err: error }, "a password could not be reset");
		return again({ formError: words.failure }, 503);
	}
}

export const headers: Route.HeadersFunction = () => mailedLinkHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, head } = loaderData;
	const { title, intro: description } = head;
	const summary = { title: `${title} | ${site.product}`, description, keywords: [] };
	return metadata({ site, language, summary, page: "newPassword", noindex: true });
};

export default function NewPassword({ loaderData, actionData: form = emptyForm }: Route.ComponentProps) {
	const { words, fields, head, language, token, works } = loaderData;
	return (
		<SignInPage
			{...head}
			wayOn={!works && <ButtonLink href={pathTo("forgotPassword", language)}>{words.ask}</ButtonLink>}
		>
			{works && (
				<ShortForm
					form={form}
					labels={fields}
					action={`${pathTo("newPassword", language)}?${new URLSearchParams([[tokenParameters[language], token]])}`}
					send={words.send}
				>
					<TextField
						form={form}
						name="next"
						label={fields.next}
						hint={words.hint}
						type="password"
						autoComplete="new-password"
					/>
				</ShortForm>
			)}
		</SignInPage>
	);
}
