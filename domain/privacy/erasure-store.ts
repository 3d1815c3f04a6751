import type { Db, Tx } from "../../db/connect.ts";
import type { ErasedPerson } from "./erasure-destination.ts";

/** The one writer of the erasures and erasure_errands tables. */

/** That somebody was erased. The marks tell who to nobody without the site's secret; see marks.ts. */
export type Erasure = {
	id: string;
	/** ISO 8601, UTC. */
	erasedAt: string;
	marks: readonly string[];
	/** Rows, by table. */
	counts: Readonly<Record<string, number>>;
};

/** @throws a unique violation when that erasure was stored before, by another process for example. */
export async function insertErasure(tx: Tx, { id, erasedAt, marks, counts }: Erasure): Promise<void> {
	const row = { id, erased_at: erasedAt, marks: JSON.stringify(marks), counts: JSON.stringify(counts) };
	await tx.insertInto("erasures").values(row).execute();
}

/** Every erasure, oldest first. */
export async function listErasures(db: Db): Promise<Erasure[]> {
	const rows = await db.selectFrom("erasures").selectAll().orderBy("erased_at").execute();
	return rows.map((row) => ({
		id: row.id,
		erasedAt: row.erased_at,
		marks: JSON.parse(row.marks),
		counts: JSON.parse(row.counts),
	}));
}

/** What one destination has still to erase. */
export type Errand = { id: string; erasureId: string; destination: string; person: ErasedPerson };

/** Stores an errand of an erasure that is stored already. @param createdAt ISO 8601, UTC. */
export async function insertErrand(tx: Tx, errand: Errand, createdAt: string): Promise<void> {
	const { id, erasureId, destination, person } = errand;
	await tx
		.insertInto("erasure_errands")
		.values({
			...{ id, erasure_id: erasureId, destination, created_at: createdAt },
			person: JSON.stringify(person),
		})
		.execute();
}

/** @returns null when it was run. */
export async function findErrand(db: Db, id: string): Promise<Errand | null> {
	const row = await db.selectFrom("erasure_errands").selectAll().where("id", "=", id).executeTakeFirst();
	return row
		? {
				id: row.id,
				erasureId: row.erasure_id,
				destination: row.destination,
				person: JSON.parse(row.person),
			}
		: null;
}

/** Forgets whom an errand was about, once its destination has erased them. */
export async function forgetErrand(db: Db, id: string): Promise<void> {
	await db.deleteFrom("erasure_errands").where("id", "=", id).execute();
}
