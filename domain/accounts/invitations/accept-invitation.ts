import type { Db, Tx } from "../../../db/connect.ts";
import { retryOnConflict } from "../../../db/unique.ts";
import type { InvitationEnd, PasswordProblem } from "../../../shared/account.ts";
import { recordInAuditLog } from "../../audit-log/audit-store.ts";
import type { Runtime } from "../../runtime.ts";
import { hashOfToken } from "../../secrets.ts";
import { type Account, isUsername } from "../account.ts";
import { findAccount, insertAccount } from "../account-store.ts";
import { hashPassword } from "../password.ts";
import { passwordProblem } from "../password-rules.ts";
import type { TeamInvitation } from "./invitation.ts";
import { findInvitationByToken, takeInvitation } from "./invitation-store.ts";

type InvitationLink =
	| { kind: "open"; invitation: TeamInvitation }
	| { kind: InvitationEnd; invitation?: TeamInvitation };

/** Reads what a link opens. */
export async function readInvitationLink(db: Db, runtime: Runtime, token: string): Promise<InvitationLink> {
	const found = await findInvitationByToken(db, hashOfToken(token));
	if (!found) return { kind: "unknown" };
	const { invitation, endedAt } = found;
	if (endedAt === null) {
		const isValid = invitation.expiresAt > runtime.now().toISOString();
		return { kind: isValid ? "open" : "expired", invitation };
	}
	const account = await findAccount(db, "id", invitation.id);
	if (!account) return { kind: "revoked", invitation };
	return { kind: account.disabledAt ? "unknown" : "used" };
}

export type Acceptance =
	| { kind: "accepted"; account: Account }
	| { kind: "weak"; problem: PasswordProblem }
	| { kind: "gone" };

/**
 * Makes the account of an invitation, once, with the password that its owner chose.
 * @param siteName the brand, which the password may not be made of. @returns gone: its link is not open, or an account
 * has the address by now.
 */
export async function acceptInvitation(
	db: Db,
	runtime: Runtime,
	{ token, password, siteName }: { token: string; password: string; siteName: string },
): Promise<Acceptance> {
	const link = await readInvitationLink(db, runtime, token);
	if (link.kind !== "open") return { kind: "gone" };
	const { invitation } = link;
	const { email, name } = invitation;
	const problem = passwordProblem(password, [siteName, email, name]);
	if (problem) return { kind: "weak", problem };
	const hash = await hashPassword(password);
	return retryOnConflict(db, async (tx): Promise<Acceptance> => {
		if (!(await takeInvitation(tx, hashOfToken(token), runtime.now().toISOString()))) return { kind: "gone" };
		if (await findAccount(tx, "email", email)) return { kind: "gone" };
		return { kind: "accepted", account: await addColleague(tx, runtime, invitation, hash) };
	});
}

async function addColleague(
	tx: Tx,
	runtime: Runtime,
	invitation: TeamInvitation,
	hash: string,
): Promise<Account> {
	const { id, email, name, roles, language } = invitation;
	const account: Account = {
		id,
		createdAt: runtime.now().toISOString(),
		username: await freeUsername(tx, email),
		email,
		name,
		kind: "staff",
		roles,
		clientId: null,
		language,
		disabledAt: null,
		twoFactor: false,
	};
	await insertAccount(tx, account, hash);
	const subject = { kind: "account", id } as const;
	const detail = { role: roles.join(" ") };
	await recordInAuditLog(tx, runtime, {
		actor: { id, name },
		action: "invitation-accepted",
		subject,
		detail,
	});
	return account;
}

/** Makes a username of what stands before the @; people sign in with their address as well. */
async function freeUsername(tx: Tx, email: string): Promise<string> {
	const local = (email.split("@")[0] ?? "").replace(/[^\w.-]/g, "").slice(0, 30);
	const base = isUsername(local) ? local : `team-${local}`;
	for (let number = 1; ; number++) {
		const username = number === 1 ? base : `${base}-${number}`;
		if (!(await findAccount(tx, "username", username))) return username;
	}
}
