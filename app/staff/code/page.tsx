import { Link } from "react-router";
import { login } from "../../../content/login/list.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { formText, readFormData } from "../../forms/read-form.server.ts";
import { answerSignIn, signInHeaders } from "../../sign-in/answer-sign-in.server.ts";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { privateHeaders, staffAddress, staffLanding } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

export function loader({ url, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const language = languageOf(url.pathname);
	const to = (path: string) => staffAddress(settings, language, path);
	return {
		words: login[language].code,
		field: login[language].fields.code,
		path: to("/code"),
		signIn: to(""),
	};
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const form = await readFormData(request);
	const language = languageOf(url.pathname);
	const words = login[language];
	const code = formText(form, "code");
	return answerSignIn({
		request,
		context,
		refused: words.code.refused,
		typed: {},
		landing: staffLanding(context.get(servicesContext).settings, language),
		required: { code },
		signIn: (accounts, caller) => accounts.confirmCode(caller, "staff", code),
	});
}

export const headers: Route.HeadersFunction = (answer) => signInHeaders(answer, privateHeaders);

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.title }];

export default function Code({ loaderData, actionData: form = emptyForm }: Route.ComponentProps) {
	const { words, field, path, signIn } = loaderData;
	return (
		<section className="panel panel-empty screen-sign-in">
			<h1>{words.title}</h1>
			<p>{words.intro}</p>
			<ShortForm form={form} labels={{ code: field }} action={path} send={words.send}>
				<TextField
					form={form}
					name="code"
					label={field}
					hint={words.hint}
					required="unmarked"
					autoComplete="one-time-code"
				/>
			</ShortForm>
			<p>
				<Link to={signIn}>{words.again}</Link>
			</p>
		</section>
	);
}
