import { isAmong } from "../../db/among.ts";
import type { Db, Tx } from "../../db/connect.ts";
import type { Row } from "../../db/tables.ts";
import type { Proposal } from "./proposal.ts";

type Openings = { count: number; lastAt: string | null };

const columns = [
	"id",
	"lead_id",
	"version",
	"number",
	"token",
	"file_name",
	"language",
	"created_at",
	"expires_at",
	"revoked_at",
] as const;

/**
 * Stores a proposal and its document.
 * @param document contentHash: identifies its content.
 * @throws a unique violation when the lead has this version already.
 */
export async function insertProposal(
	tx: Tx,
	proposal: Proposal,
	document: { contentHash: string; pdf: Uint8Array },
): Promise<void> {
	await tx
		.insertInto("proposals")
		.values({
			id: proposal.id,
			lead_id: proposal.leadId,
			version: proposal.version,
			number: proposal.number,
			token: proposal.token,
			file_name: proposal.fileName,
			language: proposal.language,
			created_at: proposal.createdAt,
			expires_at: proposal.expiresAt,
			revoked_at: proposal.revokedAt,
			content_hash: document.contentHash,
			pdf: document.pdf,
		})
		.execute();
}

/** Lists the proposals of leads, also expired and revoked ones; those of each lead newest first. */
export async function listProposals(db: Db | Tx, leadIds: readonly string[]): Promise<Proposal[]> {
	const rows = await db
		.selectFrom("proposals")
		.select(columns)
		.where(isAmong("lead_id", leadIds))
		.orderBy("version", "desc")
		.execute();
	return rows.map(fromRow);
}

/** Lists the valid proposals of a client's leads, newest first. */
export async function listProposalsOfClient(db: Db, clientId: string, now: string): Promise<Proposal[]> {
	const rows = await db
		.selectFrom("proposals")
		.innerJoin("leads", "leads.id", "proposals.lead_id")
		.select(columns.map((column) => `proposals.${column}` as const))
		.where("leads.client_id", "=", clientId)
		.where("proposals.revoked_at", "is", null)
		.where("proposals.expires_at", ">", now)
		.orderBy("proposals.created_at", "desc")
		.execute();
	return rows.map(fromRow);
}

/** Finds the lead's valid proposal with exactly this content. */
export async function findSameProposal(
	db: Db | Tx,
	leadId: string,
	contentHash: string,
	now: string,
): Promise<Proposal | null> {
	const row = await validProposals(db, leadId, now)
		.where("content_hash", "=", contentHash)
		.executeTakeFirst();
	return row ? fromRow(row) : null;
}

/** Finds the lead's newest valid proposal. */
export async function findNewestProposal(db: Db | Tx, leadId: string, now: string): Promise<Proposal | null> {
	const row = await validProposals(db, leadId, now).executeTakeFirst();
	return row ? fromRow(row) : null;
}

function validProposals(db: Db | Tx, leadId: string, now: string) {
	return db
		.selectFrom("proposals")
		.select(columns)
		.where("lead_id", "=", leadId)
		.where("revoked_at", "is", null)
		.where("expires_at", ">", now)
		.orderBy("version", "desc")
		.limit(1);
}

/** Counts a lead's proposals made after a moment. */
export async function countProposalsSince(db: Db | Tx, leadId: string, since: string): Promise<number> {
	const row = await db
		.selectFrom("proposals")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("lead_id", "=", leadId)
		.where("created_at", ">", since)
		.executeTakeFirstOrThrow();
	return row.count;
}

/** Reads the version of a lead's newest proposal, valid or not; 0 when it has none. */
export async function readLastVersion(db: Db | Tx, leadId: string): Promise<number> {
	const row = await db
		.selectFrom("proposals")
		.select((eb) => eb.fn.max("version").as("version"))
		.where("lead_id", "=", leadId)
		.executeTakeFirst();
	return row?.version ?? 0;
}

/**
 * Reads the document of a download link.
 * @returns null when the token is unknown, expired or revoked; callers cannot tell which.
 */
export async function findProposalDocument(
	db: Db,
	token: string,
	now: Date,
): Promise<{ fileName: string; pdf: Uint8Array } | null> {
	const row = await db
		.selectFrom("proposals")
		.select(["file_name", "pdf"])
		.where("token", "=", token)
		.where("revoked_at", "is", null)
		.where("expires_at", ">", now.toISOString())
		.executeTakeFirst();
	return row ? { fileName: row.file_name, pdf: row.pdf } : null;
}

/** Counts one download by a person. */
export async function recordOpening(db: Db, token: string, now: Date): Promise<void> {
	const at = now.toISOString();
	await db
		.updateTable("proposals")
		.set((eb) => ({
			openings: eb("openings", "+", 1),
			last_opened_at: at,
			opened_at: eb.fn.coalesce("opened_at", eb.val(at)),
		}))
		.where("token", "=", token)
		.execute();
}

/** Reads the downloads of a lead's proposals, by the proposal's id. */
export async function listOpenings(db: Db, leadId: string): Promise<Map<string, Openings>> {
	const rows = await db
		.selectFrom("proposals")
		.select(["id", "openings", "last_opened_at"])
		.where("lead_id", "=", leadId)
		.execute();
	return new Map(rows.map((row) => [row.id, { count: row.openings, lastAt: row.last_opened_at }]));
}

/** Revokes a proposal's link at once. @returns false when it does not exist or was revoked before. */
export async function revokeProposal(db: Db | Tx, id: string, now: Date): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("proposals")
		.set({ revoked_at: now.toISOString() })
		.where("id", "=", id)
		.where("revoked_at", "is", null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

function fromRow(row: Pick<Row<"proposals">, (typeof columns)[number]>): Proposal {
	return {
		id: row.id,
		leadId: row.lead_id,
		version: row.version,
		number: row.number,
		token: row.token,
		fileName: row.file_name,
		language: row.language,
		createdAt: row.created_at,
		expiresAt: row.expires_at,
		revokedAt: row.revoked_at,
	};
}
