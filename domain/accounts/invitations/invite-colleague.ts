import { limits } from "../../../config/limits.ts";
import type { Db, Tx } from "../../../db/connect.ts";
import { isUniqueViolation } from "../../../db/unique.ts";
import type { LinkWay } from "../../../shared/account.ts";
import type { AuditAction } from "../../../shared/audit-action.ts";
import type { Actor } from "../../audit-log/audit-entry.ts";
import { recordInAuditLog } from "../../audit-log/audit-store.ts";
import { enqueue } from "../../deliveries/delivery-store.ts";
import type { Runtime } from "../../runtime.ts";
import { hashOfToken } from "../../secrets.ts";
import { dayMs, hourMs } from "../../wall-clock.ts";
import { findAccount } from "../account-store.ts";
import type { TeamInvitation } from "./invitation.ts";
import {
	findInvitation,
	forgetInvitationsBefore,
	insertInvitation,
	listInvitations,
	renewInvitation,
	setInvitationRevoked,
} from "./invitation-store.ts";

type InvitationWish = Pick<TeamInvitation, "email" | "name" | "roles" | "language">;

/** token: of the link to hand over; null when it is mailed. */
export type IssuedInvitation = { invitation: TeamInvitation; token: string | null };

/** Reads the invitations that nobody accepted or revoked, newest first; some may have expired. */
export function readInvitations(db: Db): Promise<TeamInvitation[]> {
	return listInvitations(db);
}

/**
 * Invites somebody to the team. The mail queue has the invitation's id alone, and the table the hash of the token.
 * @returns the problem: an account or another invitation has the address. left: the account of a colleague who left.
 */
export async function inviteColleague(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	wish: InvitationWish,
	way: LinkWay,
): Promise<IssuedInvitation | { problem: "taken" | "left" | "invited" }> {
	const email = wish.email.toLowerCase();
	const account = await findAccount(db, "email", email);
	if (account) return { problem: account.kind === "staff" && account.disabledAt ? "left" : "taken" };
	const invitation: TeamInvitation = {
		...wish,
		email,
		id: runtime.newId(),
		createdAt: runtime.now().toISOString(),
		inviter: actor.name,
		issue: 1,
		expiresAt: expiryFrom(runtime),
	};
	const token = invitationToken(runtime, invitation);
	try {
		await db.transaction().execute(async (tx) => {
			await insertInvitation(tx, invitation, hashOfToken(token));
			if (way === "mail") await queueInvitation(tx, runtime, invitation);
			await record(tx, runtime, actor, "colleague-invited", invitation);
		});
	} catch (error) {
		if (isUniqueViolation(error)) return { problem: "invited" };
		throw error;
	}
	return { invitation, token: way === "mail" ? null : token };
}

/** Sends an invitation anew, with another link and the whole time; the earlier link stops working. @returns null when it is gone. */
export function resendInvitation(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	id: string,
	way: LinkWay,
): Promise<IssuedInvitation | null> {
	return db.transaction().execute(async (tx) => {
		const stored = await findInvitation(tx, id);
		if (!stored) return null;
		const invitation = { ...stored, issue: stored.issue + 1, expiresAt: expiryFrom(runtime) };
		const token = invitationToken(runtime, invitation);
		if (!(await renewInvitation(tx, invitation, hashOfToken(token)))) return null;
		if (way === "mail") await queueInvitation(tx, runtime, invitation);
		await record(tx, runtime, actor, "invitation-resent", invitation);
		return { invitation, token: way === "mail" ? null : token };
	});
}

/** Ends an invitation and its link. @returns false when it is gone. */
export function revokeInvitation(db: Db, runtime: Runtime, actor: Actor, id: string): Promise<boolean> {
	return db.transaction().execute(async (tx) => {
		const stored = await findInvitation(tx, id);
		if (!stored || !(await setInvitationRevoked(tx, id, runtime.now().toISOString()))) return false;
		await record(tx, runtime, actor, "invitation-revoked", stored);
		return true;
	});
}

/** Finds the invitation of a mail that is about to leave, and its token. @returns null when it is gone or was sent anew. */
export async function readIssue(
	db: Db,
	runtime: Runtime,
	{ id, issue }: { id: string; issue: string },
): Promise<{ invitation: TeamInvitation; token: string } | null> {
	const invitation = await findInvitation(db, id);
	if (!invitation || String(invitation.issue) !== issue) return null;
	return { invitation, token: invitationToken(runtime, invitation) };
}

/** Deletes invitations that ended long ago. */
export async function forgetInvitations(db: Db, runtime: Runtime): Promise<void> {
	const oldest = runtime.now().getTime() - limits.endedLinkDays * dayMs;
	await forgetInvitationsBefore(db, new Date(oldest).toISOString());
}

/** The same on each try of a mail, so that a mail that arrives twice has one link. Only the site's secret makes it. */
function invitationToken(runtime: Runtime, { id, issue }: Pick<TeamInvitation, "id" | "issue">): string {
	return runtime.fingerprint(`invitation:${id}:${issue}`);
}

function expiryFrom(runtime: Runtime): string {
	return new Date(runtime.now().getTime() + limits.invitationHours * hourMs).toISOString();
}

async function queueInvitation(tx: Tx, runtime: Runtime, { id, issue }: TeamInvitation): Promise<void> {
	const payload = { invitationId: id, issue: String(issue) };
	await enqueue(tx, runtime, { dedupeKey: `invitation:${id}:${issue}`, kind: "invitation", payload });
}

async function record(
	tx: Tx,
	runtime: Runtime,
	actor: Actor,
	action: AuditAction,
	{ id, roles }: TeamInvitation,
) {
	const subject = { kind: "invitation", id };
	await recordInAuditLog(tx, runtime, { actor, action, subject, detail: { role: roles.join(" ") } });
}
