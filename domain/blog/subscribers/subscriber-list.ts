import type { Db } from "../../../db/connect.ts";
import { type Cursor, nextCursor } from "../../../db/keyset.ts";
import type { Actor } from "../../accounts/audit-entry.ts";
import { recordAudit } from "../../accounts/audit-store.ts";
import type { Runtime } from "../../runtime.ts";
import type { Subscriber } from "./subscriber.ts";
import { countSubscribers, listSubscribers } from "./subscriber-store.ts";

const perPage = 50;
const perRead = 500;

/** Reads a page of the subscribers, newest first, and how many there are by state and language. */
export async function readSubscriberList(db: Db, before?: Cursor) {
	const [subscribers, counts] = await Promise.all([
		listSubscribers(db, { limit: perPage, before }),
		countSubscribers(db),
	]);
	return { subscribers, counts, next: nextCursor(subscribers, perPage, ({ createdAt }) => createdAt) };
}

/** Records that the subscribers are exported. @returns all of them, read in parts as they are written. */
export async function exportSubscribers(
	db: Db,
	runtime: Runtime,
	actor: Actor,
): Promise<AsyncIterable<Subscriber[]>> {
	const subject = { kind: "subscribers", id: "all" };
	await db
		.transaction()
		.execute((tx) => recordAudit(tx, runtime, { actor, action: "subscribers-exported", subject }));
	return readInParts(db);
}

async function* readInParts(db: Db): AsyncGenerator<Subscriber[]> {
	let before: Cursor | null | undefined;
	do {
		const part = await listSubscribers(db, { limit: perRead, before: before ?? undefined });
		yield part;
		before = nextCursor(part, perRead, ({ createdAt }) => createdAt);
	} while (before);
}
