import type { Db, Tx } from "../../db/connect.ts";
import type { Client } from "./client.ts";

/** @throws a unique violation when the subdomain is taken. */
export async function insertClient(tx: Tx, { id, createdAt, name, subdomain }: Client): Promise<void> {
	await tx.insertInto("clients").values({ id, created_at: createdAt, name, subdomain }).execute();
}

/** @param column a unique one, compared exactly. */
export async function findClient(
	db: Db | Tx,
	column: "id" | "subdomain",
	value: string,
): Promise<Client | null> {
	const row = await db.selectFrom("clients").selectAll().where(column, "=", value).executeTakeFirst();
	return row ? { id: row.id, createdAt: row.created_at, name: row.name, subdomain: row.subdomain } : null;
}

/** Lists all clients by name. */
export async function listClients(db: Db): Promise<Client[]> {
	const rows = await db.selectFrom("clients").selectAll().orderBy("name").execute();
	return rows.map((row) => ({
		id: row.id,
		createdAt: row.created_at,
		name: row.name,
		subdomain: row.subdomain,
	}));
}
