import type { Db } from "../../db/connect.ts";
import type { Cursor } from "../../db/keyset.ts";
import type { Runtime } from "../runtime.ts";
import type { AuditEntry } from "./audit-entry.ts";
import { recordAudit } from "./audit-store.ts";

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
	await db.transaction().execute((tx) => recordAudit(tx, runtime, entry));
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
