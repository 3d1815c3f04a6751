import { data, type RouterContextProvider } from "react-router";
import { limits } from "../../../config/limits.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { login } from "../../../content/login/list.ts";
import {
	acceptInvitation,
	readInvitationLink,
} from "../../../domain/accounts/invitations/accept-invitation.ts";
import { servicesContext, visitorAddressContext } from "../../../http/context.ts";
import type { Services } from "../../../http/services.ts";
import type { Language } from "../../../shared/language.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { formText, readFormData } from "../../forms/read-form.server.ts";
import { tokenInAddress } from "../../mailed-link/mailed-link.server.ts";
import { passwordChangedParameter } from "../../sign-in/field-names.ts";
import { seeOther } from "../../sign-in/see-other.server.ts";
import { staffAddress, staffLanding } from "../../staff/staff-request.server.ts";

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
		if (outcome.kind === "weak")
			return again({ fieldErrors: { next: words.problems[outcome.problem] } }, 400);
		if (outcome.kind === "gone")
			return data({ form: emptyForm, ended: await invitationView({ services, language, token }) }, 410);
		const caller = { request, visitorAddress: context.get(visitorAddressContext) };
		const given = { username: outcome.account.email, password, remember: false };
		const signedIn = await accounts.signIn(caller, "staff", given);
		if ("cookies" in signedIn) return seeOther(staffLanding(settings, language)(signedIn), signedIn.cookies);
		return seeOther(`${staffAddress(settings, language, "")}?${passwordChangedParameter}=1`);
	} catch (error) {
		log.error({ err: error }, "an invitation could not be accepted");
		return again({ formError: words.failure }, 503);
	}
}

type InvitationRequest = { services: Services; language: Language; token: string };

/** @returns email: of an open invitation; signIn: the way in for whoever accepted theirs. */
export async function invitationView({ services, language, token }: InvitationRequest) {
	const { connection, runtime, settings } = services;
	const link = await readInvitationLink(connection.db, runtime, token);
	const { title, intro, ended } = login[language].invitation;
	const { name, email, inviter } = link.invitation ?? nobody;
	const fill = (text: string) => fillBlanks(text, { name, email, inviter, hours: limits.invitationHours });
	if (link.kind === "open") return { title, intro: fill(intro), email, signIn: null };
	return {
		title: ended[link.kind].title,
		intro: fill(ended[link.kind].next),
		email: null,
		signIn: link.kind === "used" ? staffAddress(settings, language, "") : null,
	};
}

const nobody = { name: "", email: "", inviter: "" };
