import { data } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { login } from "../../../content/login/list.ts";
import { tokenParameter } from "../../../content/mailed-pages.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { mailedLinkHeaders, tokenInAddress } from "../../mailed-link/mailed-link.server.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import type { Route } from "./+types/page";
import { answerInvitation, invitationView } from "./invitation.server.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const language = languageOf(url.pathname);
	const token = tokenInAddress(request);
	const view = await invitationView({ services, language, token });
	const loaded = { ...view, language, site: siteFacts(services.settings), text: login[language], token };
	return data(loaded, view.email === null ? 410 : 200);
}

export async function action({ request, url, context }: Route.ActionArgs) {
	return answerInvitation({ request, context, language: languageOf(url.pathname) });
}

export const headers: Route.HeadersFunction = () => mailedLinkHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, title } = loaderData;
	const summary = { title: `${title} | ${site.product}`, description: title, keywords: [] };
	return metadata({ site, language, summary, page: "invitation", noindex: true });
};

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
	const { text, language, token } = loaderData;
	const { title, intro, email, signIn } = actionData?.ended ?? loaderData;
	const form = actionData?.form ?? emptyForm;
	const words = text.invitation;
	return (
		<section className="panel panel-empty screen-sign-in">
			<h1>{title}</h1>
			<p className="quiet">{intro}</p>
			{signIn && <ButtonLink href={signIn}>{words.signIn}</ButtonLink>}
			{email !== null && (
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
