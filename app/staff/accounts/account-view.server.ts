import { fillBlanks } from "../../../content/fill-blanks.ts";
import { staff } from "../../../content/staff/list.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import type { Account } from "../../../domain/accounts/account.ts";
import type { TeamInvitation } from "../../../domain/accounts/invitations/invitation.ts";
import type { Role } from "../../../shared/account.ts";
import type { Language } from "../../../shared/language.ts";
import { momentText } from "../times.server.ts";

export function aboutAccount(account: Account, text: StaffText["accounts"], company = ""): string {
	const { username, email, roles, twoFactor, disabledAt } = account;
	return [
		company,
		username,
		email,
		roleText(roles, text),
		twoFactor ? text.twoFactor : "",
		disabledAt ? text.disabled : "",
	]
		.filter(Boolean)
		.join(" · ");
}

export function shownInvitation(invitation: TeamInvitation, now: Date, language: Language) {
	const { id, name, email, roles, inviter, expiresAt } = invitation;
	const { accounts, invitations } = staff[language];
	const isOver = expiresAt <= now.toISOString();
	return {
		id,
		name,
		about: [email, roleText(roles, accounts)].join(" · "),
		by: fillBlanks(invitations[isOver ? "byOver" : "by"], { inviter, date: momentText(expiresAt, language) }),
		isOver,
	};
}

function roleText(roles: readonly Role[], text: StaffText["accounts"]): string {
	return roles.map((role) => text.roles[role]).join(", ");
}
