import { fillBlanks } from "../../../content/fill-blanks.ts";
import { mailedPath } from "../../../content/mailed-pages.ts";
import { readAccountEmail, readRoles } from "../../../domain/accounts/account.ts";
import {
	type IssuedInvitation,
	inviteColleague,
	resendInvitation,
	revokeInvitation,
} from "../../../domain/accounts/invitations/invite-colleague.ts";
import { languageOr } from "../../../shared/language.ts";
import { redirectWith, refuse } from "../../forms/answer-intent.server.ts";
import { type StaffForm, type StaffIntents, showOnce } from "../form/staff-form.server.ts";
import { notFound } from "../staff-request.server.ts";

export const invitationIntents = {
	invite: async (form) => {
		const { services, db, actor, text, field, intent, linkWay } = form;
		const words = text.accounts.problems;
		const name = field("name").slice(0, 80);
		const roles = readRoles(form.formData.getAll("role").map(String));
		const language = languageOr(field("language"), "es");
		const email = readAccountEmail(field("email"));
		const typed = { email: field("email"), name, language, role: roles.join(" ") };
		if (!email || !name || roles.length === 0) {
			const problems = {
				...(!email && { email: words.email }),
				...(!name && { name: words.required }),
				...(roles.length === 0 && { role: words.roles }),
			};
			return refuse(intent, { typed, problems });
		}
		const wish = { email, name, roles, language };
		const issued = await inviteColleague(db, services.runtime, actor, wish, linkWay);
		if ("problem" in issued) return refuse(intent, { typed, problems: { email: words[issued.problem] } });
		return answerIssued(form, issued);
	},
	resend: async (form) => {
		const { services, db, actor, field, linkWay } = form;
		const issued = await resendInvitation(db, services.runtime, actor, field("id"), linkWay);
		return issued ? answerIssued(form, issued) : notFound();
	},
	revoke: async ({ services, db, actor, field, to, intent }) =>
		(await revokeInvitation(db, services.runtime, actor, field("id")))
			? redirectWith(to("/accounts"), intent)
			: notFound(),
} satisfies StaffIntents;

/** Without a mail server the link is shown once, in the answer, to be handed over. */
function answerIssued({ services, text, to, intent }: StaffForm, { invitation, token }: IssuedInvitation) {
	if (token === null) return redirectWith(to("/accounts"), intent);
	const url = services.settings.publicUrl + mailedPath("invitation", invitation.language, token);
	return showOnce(fillBlanks(text.invitations.shown, { name: invitation.name }), url);
}
