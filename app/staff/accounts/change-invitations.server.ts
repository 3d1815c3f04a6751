import { data } from "react-router";
import { mailedPath } from "../../../content/mailed-pages.ts";
import { readRoles } from "../../../domain/accounts/account.ts";
import {
	type Issued,
	inviteColleague,
	resendInvitation,
	revokeInvitation,
} from "../../../domain/accounts/invite-colleague.ts";
import { cleanText } from "../../../http/clean-text.ts";
import { isLanguage } from "../../../shared/language.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { formText } from "../../forms/form-text.server.ts";
import { typedEmail } from "../../forms/typed-email.server.ts";
import { notFound, redirectDone, type staffRequest } from "../staff-request.server.ts";
import type { AccountsState } from "./accounts-state.ts";

type Staffed = ReturnType<typeof staffRequest>;

const invitationChanges = ["invite", "resend", "revoke"] as const;
type InvitationChange = (typeof invitationChanges)[number];

export function isInvitationChange(intent: string): intent is InvitationChange {
	return invitationChanges.some((one) => one === intent);
}

/** Without a mail server a link is shown once, in the answer, to be handed over. */
export async function changeInvitations(staffed: Staffed, intent: InvitationChange, form: FormData) {
	const { services, db, actor, to } = staffed;
	const id = cleanText(formText(form, "id"));
	if (intent === "invite") return invite(staffed, form);
	if (intent === "revoke")
		return (await revokeInvitation(db, services.runtime, actor, id))
			? redirectDone(to("/accounts"), intent)
			: notFound();
	const issued = await resendInvitation(db, services.runtime, actor, id, staffed.linkWay);
	return issued ? answer(staffed, intent, issued) : notFound();
}

async function invite(staffed: Staffed, form: FormData) {
	const { services, db, actor, text } = staffed;
	const words = text.accounts.problems;
	const name = cleanText(formText(form, "name")).trim().slice(0, 80);
	const roles = readRoles(form.getAll("role").map(String));
	const chosen = formText(form, "language");
	const language = isLanguage(chosen) ? chosen : "es";
	const email = typedEmail(form);
	const refuse = (problems: FormState["problems"]) => {
		const typed = { email: cleanText(formText(form, "email")), name, language, role: roles.join(" ") };
		const refused = { typed, problems, failure: null };
		return data<AccountsState>({ intent: "invite", form: refused, message: null, link: null }, 400);
	};
	if (!email || !name || roles.length === 0)
		return refuse({
			...(!email && { email: words.email }),
			...(!name && { name: words.required }),
			...(roles.length === 0 && { role: words.roles }),
		});
	const wish = { email, name, roles, language };
	const issued = await inviteColleague(db, services.runtime, actor, wish, staffed.linkWay);
	if ("problem" in issued) return refuse({ email: words[issued.problem] });
	return answer(staffed, "invite", issued);
}

function answer({ services, text, to }: Staffed, intent: InvitationChange, { invitation, token }: Issued) {
	if (token === null) return redirectDone(to("/accounts"), intent);
	const link = {
		message: text.invitations.shown.replace("{name}", () => invitation.name),
		url: services.settings.publicUrl + mailedPath("invitation", invitation.language, token),
	};
	return data<AccountsState>({ intent: "shown", form: emptyForm, message: null, link });
}
