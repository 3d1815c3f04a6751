import type { Selectable } from "kysely";
import type { Db, Tx } from "../../../db/connect.ts";
import type { InvitationsTable } from "../../../db/tables/accounts.ts";
import { readRoles } from "../account.ts";
import type { TeamInvitation } from "./invitation.ts";

/** @throws a unique violation when the address has an invitation already. */
export async function insertInvitation(tx: Tx, invitation: TeamInvitation, tokenHash: string): Promise<void> {
	const { createdAt, expiresAt, roles, ...rest } = invitation;
	await tx
		.insertInto("invitations")
		.values({
			...rest,
			created_at: createdAt,
			roles: roles.join(" "),
			expires_at: expiresAt,
			token_hash: tokenHash,
			revoked_at: null,
		})
		.execute();
}

/** Lists the invitations that nobody accepted or revoked, newest first; some may have expired. */
export async function listInvitations(db: Db): Promise<TeamInvitation[]> {
	const rows = await db
		.selectFrom("invitations")
		.selectAll()
		.where("revoked_at", "is", null)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.execute();
	return rows.map(fromRow);
}

/** @returns null when it was accepted or revoked. */
export async function findInvitation(db: Db | Tx, id: string): Promise<TeamInvitation | null> {
	const row = await db
		.selectFrom("invitations")
		.selectAll()
		.where("id", "=", id)
		.where("revoked_at", "is", null)
		.executeTakeFirst();
	return row ? fromRow(row) : null;
}

/** Finds the invitation of a link, also one that ended. @returns endedAt: when it was accepted or revoked. */
export async function findInvitationByToken(
	db: Db,
	tokenHash: string,
): Promise<{ invitation: TeamInvitation; endedAt: string | null } | null> {
	const row = await db
		.selectFrom("invitations")
		.selectAll()
		.where("token_hash", "=", tokenHash)
		.executeTakeFirst();
	return row ? { invitation: fromRow(row), endedAt: row.revoked_at } : null;
}

/** Ends an invitation as its link is used. @returns false when another request used or ended it first. */
export async function takeInvitation(tx: Tx, tokenHash: string, now: string): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("invitations")
		.set({ revoked_at: now })
		.where("token_hash", "=", tokenHash)
		.where("revoked_at", "is", null)
		.where("expires_at", ">", now)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** Gives an invitation another link. @returns false when another request did, or it is gone. */
export async function renewInvitation(
	tx: Tx,
	{ id, issue, expiresAt }: Pick<TeamInvitation, "id" | "issue" | "expiresAt">,
	tokenHash: string,
): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("invitations")
		.set({ issue, expires_at: expiresAt, token_hash: tokenHash })
		.where("id", "=", id)
		.where("issue", "=", issue - 1)
		.where("revoked_at", "is", null)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** @returns false when it is gone. */
export async function setInvitationRevoked(tx: Tx, id: string, now: string): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("invitations")
		.set({ revoked_at: now })
		.where("id", "=", id)
		.where("revoked_at", "is", null)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** Deletes the invitations that expired, or were accepted or revoked, before a moment (ISO 8601, UTC). */
export async function forgetInvitationsBefore(db: Db, before: string): Promise<void> {
	await db
		.deleteFrom("invitations")
		.where(({ eb, or }) => or([eb("revoked_at", "<", before), eb("expires_at", "<", before)]))
		.execute();
}

function fromRow(row: Selectable<InvitationsTable>): TeamInvitation {
	return {
		id: row.id,
		createdAt: row.created_at,
		email: row.email,
		name: row.name,
		roles: readRoles(row.roles.split(" ")),
		language: row.language,
		inviter: row.inviter,
		issue: row.issue,
		expiresAt: row.expires_at,
	};
}
