import { redirect } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { login } from "../../../content/login/list.ts";
import { staff } from "../../../content/staff/list.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { formText, readFormData } from "../../forms/read-form.server.ts";
import { answerPasskey, answerSignIn, signInHeaders } from "../../sign-in/answer-sign-in.server.ts";
import { passkeyField, passwordChangedParameter } from "../../sign-in/field-names.ts";
import { PasskeySignIn } from "../../sign-in/passkey-form.tsx";
import { DoneMessage } from "../../ui/form/done-message.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { privateHeaders, staffAddress, staffLanding } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { accounts, settings } = context.get(servicesContext);
	const language = languageOf(url.pathname);
	const session = await accounts.sessionOf(request);
	if (session?.account.kind === "staff") throw redirect(staffAddress(settings, language, "/today"), 303);
	return {
		text: { title: staff[language].title, fields: staff[language].signIn },
		words: {
			forgot: login[language].forgot,
			changed: login[language].newPassword.done,
			passkey: login[language].passkey,
		},
		changed: url.searchParams.has(passwordChangedParameter),
		forgotten: pathTo("forgotPassword", language),
		product: settings.brand.product,
		path: staffAddress(settings, language, ""),
		home: pathTo("home", language),
	};
}

/** The session ends with the browser: staff are never remembered. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const form = await readFormData(request);
	const [username, password] = [formText(form, "username"), formText(form, "password")];
	const language = languageOf(url.pathname);
	const words = staff[language];
	const landing = staffLanding(context.get(servicesContext).settings, language);
	const passkey = formText(form, passkeyField);
	if (form.has(passkeyField))
		return answerPasskey({ request, context, language, passkey, kind: "staff", landing });
	return answerSignIn({
		request,
		context,
		refused: words.signIn.refused,
		typed: { username },
		landing,
		required: { username, password },
		signIn: (accounts, caller) => accounts.signIn(caller, "staff", { username, password, remember: false }),
	});
}

export const headers: Route.HeadersFunction = (answer) => signInHeaders(answer, privateHeaders);

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.text.title} | ${loaderData?.product}` },
];

export default function StaffLogin({ loaderData, actionData: form = emptyForm }: Route.ComponentProps) {
	const { text, words, path, home, changed, forgotten } = loaderData;
	const { fields } = text;
	return (
		<section className="panel panel-empty screen-sign-in">
			<h1>{fields.title}</h1>
			<p className="quiet">{fields.intro}</p>
			{changed && !form.formError && <DoneMessage text={words.changed} />}
			<ShortForm form={form} labels={fields} action={path} send={fields.send}>
				<TextField
					form={form}
					name="username"
					label={fields.username}
					required="unmarked"
					autoComplete="username"
				/>
				<TextField
					form={form}
					name="password"
					label={fields.password}
					required="unmarked"
					type="password"
					autoComplete="current-password"
				/>
			</ShortForm>
			<PasskeySignIn text={words.passkey} action={path} />
			<p>
				<a href={forgotten}>{words.forgot}</a>
			</p>
			<p>
				<a href={home}>{fields.back}</a>
			</p>
		</section>
	);
}
