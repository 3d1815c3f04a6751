import { data, type RouterContextProvider } from "react-router";
import { login } from "../../../content/login/list.ts";
import { acceptInvitation } from "../../../domain/accounts/accept-invitation.ts";
import { servicesContext, visitorAddressContext } from "../../../http/context.ts";
import type { Language } from "../../../shared/language.ts";
import { formText, readFormData } from "../../forms/form-data.server.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { tokenInAddress } from "../../mailed-link/token.server.ts";
import { changedParameter } from "../../sign-in/changed-parameter.ts";
import { seeOther } from "../../sign-in/see-other.server.ts";
import { staffAddress, staffLanding } from "../../staff/staff-request.server.ts";
import { invitationView } from "./invitation-view.server.ts";

type Accepting = { request: Request; context: Readonly<RouterContextProvider>; language: Language };

/** Makes the account, and signs its owner in with the password that they have just chosen. */
export async function answerInvitation({ request, context, language }: Accepting) {
	const services = context.get(servicesContext);
	const { connection, runtime, accounts, settings, log } = services;
	const form = await readFormData(request);
	const words = login[language];
	const again = (state: Partial<FormState>, status: number) =>
		data({ form: { ...emptyForm, ...state }, ended: null }, status);
	const [token, password] = [tokenInAddress(request), formText(form, "next")];
	try {
		const siteName = settings.brand.product;
		const outcome = await acceptInvitation(connection.db, runtime, { token, password, siteName });
		if (outcome.kind === "weak") return again({ problems: { next: words.problems[outcome.problem] } }, 400);
		if (outcome.kind === "gone")
			return data({ form: emptyForm, ended: await invitationView({ services, language, token }) }, 410);
		const caller = { request, visitorAddress: context.get(visitorAddressContext) };
		const given = { username: outcome.account.email, password, remember: false };
		const signedIn = await accounts.signIn(caller, "staff", given);
		if ("cookies" in signedIn) return seeOther(staffLanding(settings, language)(signedIn), signedIn.cookies);
		return seeOther(`${staffAddress(settings, language, "")}?${changedParameter}=1`);
	} catch (error) {
		log.error({ err: error }, "an invitation could not be accepted");
		return again({ failure: words.failure }, 503);
	}
}
