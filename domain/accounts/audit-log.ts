import type { Db } from "../../db/connect.ts";
import { type Cursor, nextCursor } from "../../db/keyset.ts";
import type { Runtime } from "../runtime.ts";
import type { Actor, AuditEntry } from "./audit-entry.ts";
import { type AuditFilter, listAudit, recordAudit } from "./audit-store.ts";
import { namesOfSubjects } from "./audit-subject-store.ts";

export type { AuditFilter };

const perPage = 60;
const perRead = 500;

/** name: of what the entry is about; null where it has none, or it is no more. */
export type NamedEntry = AuditEntry & { name: string | null };

/** Reads a page of the audit log, newest first. @param before the cursor of this page; omitted on the first. */
export async function readAuditLog(
	db: Db,
	filter: AuditFilter,
	before?: Cursor,
): Promise<{ entries: NamedEntry[]; next: Cursor | null }> {
	return readPart(db, { ...filter, limit: perPage, before });
}

/** Records that the log is exported. @returns all of it, read in parts as it is written. */
export async function exportAuditLog(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	filter: AuditFilter,
): Promise<AsyncIterable<NamedEntry[]>> {
	const subject = { kind: "audit", id: "all" };
	await db
		.transaction()
		.execute((tx) => recordAudit(tx, runtime, { actor, action: "audit-exported", subject }));
	return readInParts(db, filter);
}

async function* readInParts(db: Db, filter: AuditFilter): AsyncGenerator<NamedEntry[]> {
	let before: Cursor | null | undefined;
	do {
		const part = await readPart(db, { ...filter, limit: perRead, before: before ?? undefined });
		yield part.entries;
		before = part.next;
	} while (before);
}

async function readPart(db: Db, page: AuditFilter & { limit: number; before?: Cursor }) {
	const entries = await listAudit(db, page);
	const names = await namesOfSubjects(
		db,
		entries.map(({ subject }) => subject),
	);
	return {
		entries: entries.map((entry) => ({ ...entry, name: names(entry.subject) })),
		next: nextCursor(entries, page.limit, ({ at }) => at),
	};
}
