import { isAmong } from "../../../db/among.ts";
import type { Db } from "../../../db/connect.ts";

type StoredPicture = {
	id: string;
	createdAt: string;
	width: number;
	height: number;
	webp: Uint8Array;
};

/** Stores a picture. @throws a unique violation when the id exists. */
export async function insertPicture(db: Db, picture: StoredPicture): Promise<void> {
	const { id, createdAt, width, height, webp } = picture;
	await db.insertInto("pictures").values({ id, created_at: createdAt, width, height, webp }).execute();
}

/** Reads a picture's bytes. @returns null when there is none. */
export async function findPicture(db: Db, id: string): Promise<Uint8Array | null> {
	const row = await db.selectFrom("pictures").select("webp").where("id", "=", id).executeTakeFirst();
	return row?.webp ?? null;
}

/** Returns those of the ids that have a stored picture. */
export async function existingPictures(db: Db, ids: readonly string[]): Promise<Set<string>> {
	const rows = await db.selectFrom("pictures").select("id").where(isAmong("id", ids)).execute();
	return new Set(rows.map(({ id }) => id));
}

/** The id in a picture's address; null for any other address. */
export function pictureId(src: string): string | null {
	return /^\/media\/([\w-]{1,60})\.webp$/.exec(src)?.[1] ?? null;
}
