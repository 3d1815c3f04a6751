import type { Db } from "../../../db/connect.ts";
import { type Cursor, nextCursor } from "../../../db/keyset.ts";
import { type Actor, exportSubject } from "../../audit-log/audit-entry.ts";
import { exportList } from "../../audit-log/audit-log.ts";
import type { Runtime } from "../../runtime.ts";
import type { Subscriber } from "./subscriber.ts";
import { countSubscribers, listSubscribers } from "./subscriber-store.ts";

const perPage = 50;

/** Reads a page of the subscribers, newest first, and how many there are by state and language. */
export async function readSubscriberList(db: Db, before?: Cursor) {
	const [{ rows: subscribers, next }, counts] = await Promise.all([
		readPage(db, { limit: perPage, before }),
		countSubscribers(db),
	]);
	return { subscribers, counts, next };
}

/** Records that the subscribers are exported. @returns all of them, read in parts as they are written. */
export function exportSubscribers(
	db: Db,
	runtime: Runtime,
	actor: Actor,
): Promise<AsyncIterable<Subscriber[]>> {
	const entry = { actor, action: "subscribers-exported", subject: exportSubject("subscribers") } as const;
	return exportList(db, runtime, entry, (page) => readPage(db, page));
}

async function readPage(db: Db, page: { limit: number; before?: Cursor }) {
	const rows = await listSubscribers(db, page);
	return { rows, next: nextCursor(rows, page.limit, ({ createdAt }) => createdAt) };
}
