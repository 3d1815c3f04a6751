import type { Db, Tx } from "../../db/connect.ts";
import type { ErasedPerson } from "./erasure-destination.ts";

export type Erasure = {
	id: string;
	/** ISO 8601, UTC. */
	erasedAt: string;
	marks: readonly string[];
	counts: Readonly<Record<string, number>>;
};

/** Stores an erasure. @throws a unique violation when it is already stored, for example by another process. */
export async function insertErasure(tx: Tx, { id, erasedAt, marks, counts }: Erasure): Promise<void> {
	const row = { id, erased_at: erasedAt, marks: JSON.stringify(marks), counts: JSON.stringify(counts) };
	await tx.insertInto("erasures").values(row).execute();
}

export async function listErasures(db: Db): Promise<Erasure[]> {
	const rows = await db.selectFrom("erasures").selectAll().orderBy("erased_at").execute();
	return rows.map((row) => ({
		id: row.id,
		erasedAt: row.erased_at,
		marks: JSON.parse(row.marks),
		counts: JSON.parse(row.counts),
	}));
}

type ErasureTaskRecord = { id: string; erasureId: string; destination: string; person: ErasedPerson };

/** Stores a pending erasure; its erasure must exist. @param createdAt ISO 8601, UTC. */
export async function insertErasureTask(tx: Tx, task: ErasureTaskRecord, createdAt: string): Promise<void> {
	const { id, erasureId, destination, person } = task;
	await tx
		.insertInto("erasure_tasks")
		.values({
			id,
			erasure_id: erasureId,
			destination,
			created_at: createdAt,
			person: JSON.stringify(person),
		})
		.execute();
}

/** Finds a pending erasure. @returns null when it is done. */
export async function findErasureTask(db: Db, id: string): Promise<ErasureTaskRecord | null> {
	const row = await db.selectFrom("erasure_tasks").selectAll().where("id", "=", id).executeTakeFirst();
	return row
		? {
				id: row.id,
				erasureId: row.erasure_id,
				destination: row.destination,
				person: JSON.parse(row.person),
			}
		: null;
}

/** Deletes a pending erasure once its destination has erased the person. */
export async function deleteErasureTask(db: Db, id: string): Promise<void> {
	await db.deleteFrom("erasure_tasks").where("id", "=", id).execute();
}
