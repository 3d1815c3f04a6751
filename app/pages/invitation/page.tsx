import { data } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { login } from "../../../content/login/list.ts";
import { tokenParameter } from "../../../content/mailed-pages.ts";
import { readInvitation } from "../../../domain/accounts/accept-invitation.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { tokenInAddress } from "../../mailed-link/token.server.ts";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import type { Route } from "./+types/page";
import { answerInvitation } from "./answer-invitation.server.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { connection, runtime, settings } = context.get(servicesContext);
	const language = languageOf(url.pathname);
	const token = tokenInAddress(request);
	const invitation = await readInvitation(connection.db, runtime, token);
	const site = siteFacts(settings);
	const words = login[language].invitation;
	const fill = (text: string) =>
		fillBlanks(text, { name: invitation?.name ?? "", email: invitation?.email ?? "" });
	const shown = { language, site, text: login[language], token };
	return invitation
		? { ...shown, title: words.title, intro: fill(words.intro), email: invitation.email }
		: data({ ...shown, title: words.gone, intro: words.goneNext, email: null }, 410);
}

export async function action({ request, url, context }: Route.ActionArgs) {
	return answerInvitation({ request, context, language: languageOf(url.pathname) });
}

/** Its address carries the link's key: no other site may see it as the referrer. */
export const headers: Route.HeadersFunction = () => ({
	"Cache-Control": "private, no-store",
	"Referrer-Policy": "same-origin",
});

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, title } = loaderData;
	const summary = { title: `${title} | ${site.product}`, description: title, keywords: [] };
	return metadata({ site, language, summary, page: "invitation", noindex: true });
};

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
	const { text, language, token, title, intro, email } = loaderData;
	const form = actionData?.form ?? emptyForm;
	const words = text.invitation;
	const isGone = email === null || actionData?.gone;
	return (
		<section className="panel panel-empty screen-sign-in">
			<h1>{isGone ? words.gone : title}</h1>
			<p className="quiet">{isGone ? words.goneNext : intro}</p>
			{!isGone && (
				<ShortForm
					form={form}
					labels={{ next: text.fields.password }}
					action={`${pathTo("invitation", language)}?${new URLSearchParams([[tokenParameter, token]])}`}
					send={words.send}
				>
					<input type="hidden" name="username" autoComplete="username" value={email} />
					<TextField
						form={form}
						name="next"
						label={text.fields.password}
						hint={text.newPassword.hint}
						type="password"
						autoComplete="new-password"
					/>
				</ShortForm>
			)}
		</section>
	);
}
