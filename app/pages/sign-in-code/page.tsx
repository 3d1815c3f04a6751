import { login } from "../../../content/login/list.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { formText, readFormData } from "../../forms/read-form.server.ts";
import { answerSignIn, signInHeaders } from "../../sign-in/answer-sign-in.server.ts";
import { allowedPortalPage, portalLanding, signInAddress } from "../../sign-in/landing.server.ts";
import { SignInPage } from "../../sign-in/sign-in-page.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import type { Route } from "./+types/page";

export function loader({ url, context }: Route.LoaderArgs) {
	const { pathname, searchParams } = url;
	const language = languageOf(pathname);
	const site = siteFacts(context.get(servicesContext).settings);
	const allowedNext = allowedPortalPage(searchParams.get("next"), language);
	const paths = {
		here: signInAddress("signInCode", language, allowedNext),
		again: signInAddress("login", language, allowedNext),
	};
	return { language, site, text: login[language], paths };
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const form = await readFormData(request);
	const { pathname, searchParams } = url;
	const language = languageOf(pathname);
	const code = formText(form, "code");
	return answerSignIn({
		request,
		context,
		refused: login[language].code.refused,
		typed: {},
		landing: portalLanding(context.get(servicesContext).settings, language, searchParams.get("next")),
		required: { code },
		signIn: (accounts, caller) => accounts.confirmCode(caller, "client", code),
	});
}

export const headers: Route.HeadersFunction = (answer) => signInHeaders(answer);

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	const summary = {
		title: `${text.code.title} | ${site.product}`,
		description: text.code.intro,
		keywords: [],
	};
	return metadata({ site, language, summary, page: "signInCode", noindex: true });
};

export default function SignInCode({ loaderData, actionData: form = emptyForm }: Route.ComponentProps) {
	const { text, paths } = loaderData;
	return (
		<SignInPage title={text.code.title} intro={text.code.intro}>
			<ShortForm
				form={form}
				labels={text.fields}
				action={paths.here}
				send={text.code.send}
				sending={text.sending}
			>
				<TextField
					form={form}
					name="code"
					label={text.fields.code}
					hint={text.code.hint}
					required="unmarked"
					autoComplete="one-time-code"
				/>
			</ShortForm>
			<p>
				<ButtonLink look="small quiet" href={paths.again}>
					{text.code.again}
				</ButtonLink>
			</p>
		</SignInPage>
	);
}
