import type { Db } from "../../db/connect.ts";
import { type Cursor, nextCursor } from "../../db/keyset.ts";
import type { AuditEntry } from "./audit-entry.ts";
import { listAudit } from "./audit-store.ts";

const perPage = 60;

/** Reads a page of the audit log, newest first. @param before the cursor of this page; omitted on the first. */
export async function readAuditLog(
	db: Db,
	before?: Cursor,
): Promise<{ entries: AuditEntry[]; next: Cursor | null }> {
	const entries = await listAudit(db, { limit: perPage, before });
	return { entries, next: nextCursor(entries, perPage, ({ at }) => at) };
}
