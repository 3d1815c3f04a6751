import type { Db } from "../../db/connect.ts";
import { type Cursor, nextCursor } from "../../db/keyset.ts";
import type { Runtime } from "../runtime.ts";
import { type Actor, type AuditEntry, exportSubject } from "./audit-entry.ts";
import { type AuditFilter, listAuditLog, recordInAuditLogAlone } from "./audit-store.ts";
import { namesOfSubjects } from "./audit-subject-store.ts";

export type { AuditFilter };

const perPage = 60;

/** name: of what the entry is about; null where it has none, or it is no more. */
export type NamedEntry = AuditEntry & { name: string | null };

/** Reads a page of the audit log, newest first. @param before the cursor of this page; omitted on the first. */
export async function readAuditLog(
	db: Db,
	filter: AuditFilter,
	before?: Cursor,
): Promise<{ entries: NamedEntry[]; next: Cursor | null }> {
	const { rows: entries, next } = await readPage(db, { ...filter, limit: perPage, before });
	return { entries, next };
}

/** Records that the log is exported. @returns all of it, read in parts as it is written. */
export function exportAuditLog(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	filter: AuditFilter,
): Promise<AsyncIterable<NamedEntry[]>> {
	const entry = { actor, action: "audit-exported", subject: exportSubject("audit") } as const;
	return exportList(db, runtime, entry, (page) => readPage(db, { ...filter, ...page }));
}

async function readPage(db: Db, page: AuditFilter & { limit: number; before?: Cursor }) {
	const entries = await listAuditLog(db, page);
	const names = await namesOfSubjects(
		db,
		entries.map(({ subject }) => subject),
	);
	return {
		rows: entries.map((entry) => ({ ...entry, name: names(entry.subject) })),
		next: nextCursor(entries, page.limit, ({ at }) => at),
	};
}

const perRead = 500;

type ReadPage<Row> = (page: {
	limit: number;
	before?: Cursor;
}) => Promise<{ rows: Row[]; next: Cursor | null }>;

/** Records that a list is exported. @returns all its rows, read in parts as they are written. */
export async function exportList<Row>(
	db: Db,
	runtime: Runtime,
	entry: Pick<AuditEntry, "actor" | "action" | "subject">,
	readPage: ReadPage<Row>,
): Promise<AsyncIterable<Row[]>> {
	await recordInAuditLogAlone(db, runtime, entry);
	return readInParts(readPage);
}

async function* readInParts<Row>(readPage: ReadPage<Row>): AsyncGenerator<Row[]> {
	let before: Cursor | null | undefined;
	do {
		const { rows, next } = await readPage({ limit: perRead, before: before ?? undefined });
		yield rows;
		before = next;
	} while (before);
}
