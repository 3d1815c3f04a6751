import { limits } from "../../../config/limits.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { login } from "../../../content/login/list.ts";
import { readInvitationLink } from "../../../domain/accounts/accept-invitation.ts";
import type { Services } from "../../../http/services.ts";
import type { Language } from "../../../shared/language.ts";
import { staffAddress } from "../../staff/staff-request.server.ts";

type Asked = { services: Services; language: Language; token: string };

/** @returns email: of an open invitation; signIn: the way in for whoever accepted theirs. */
export async function invitationView({ services, language, token }: Asked) {
	const { connection, runtime, settings } = services;
	const link = await readInvitationLink(connection.db, runtime, token);
	const { title, intro, ended } = login[language].invitation;
	const { name, email, inviter } = "invitation" in link ? link.invitation : nobody;
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
