import { data, redirect } from "react-router";
import { mustEnrol } from "../../../http/accounts/must-enrol.ts";
import { signedIn } from "../../../http/context.ts";
import { pathInStaffArea } from "../../../http/hosts/staff-path.ts";
import { readFormData } from "../../forms/read-form.server.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { DoneMessage } from "../../ui/form/done-message.tsx";
import { confirmText, proveIdentity, refusalOf } from "../confirm-first.server.ts";
import { ConfirmForm, PasskeyConfirmation } from "../confirm-notice.tsx";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

export function loader({ request, context }: Route.LoaderArgs) {
	const { services, language, searchParams, to } = staffRequest(request, context);
	const session = signedIn(context);
	const wanted = searchParams.get("next") ?? "";
	const isOwn = pathInStaffArea(wanted.split("?")[0] ?? "", services.settings.adminPath) !== null;
	const next = isOwn ? wanted : to("");
	return {
		text: confirmText(language),
		next,
		path: `${to("/confirm")}?next=${encodeURIComponent(next)}`,
		confirmed: services.accounts.isConfirmed(session),
		/** An admin signed in with the password alone. */
		needsPasskey: mustEnrol(session, services.settings),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const { language } = staffRequest(request, context);
	const form = await readFormData(request);
	const session = signedIn(context);
	if (!(await proveIdentity(request, context, session, form)))
		return data({ formError: refusalOf(confirmText(language), form) }, 400);
	const { pathname, search } = new URL(request.url);
	return redirect(pathname + search, 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.title }];

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
	const { text, path, next, confirmed, needsPasskey } = loaderData;
	if (needsPasskey)
		return (
			<section className="panel panel-empty screen-sign-in">
				<h1>{text.title}</h1>
				<p className="quiet">{actionData?.formError ?? text.passkeyIntro}</p>
				<PasskeyConfirmation text={text} action={path} />
			</section>
		);
	if (!confirmed) return <ConfirmForm text={text} action={path} formError={actionData?.formError ?? null} />;
	return (
		<section className="panel panel-empty screen-sign-in">
			<h1>{text.title}</h1>
			<DoneMessage text={text.done} />
			<p>
				<ButtonLink href={next}>{text.next}</ButtonLink>
			</p>
		</section>
	);
}
