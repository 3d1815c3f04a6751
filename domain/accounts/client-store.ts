import type { Db, Tx } from "../../db/connect.ts";
import type { Row } from "../../db/tables.ts";
import type { Client } from "./account.ts";

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
	return row ? clientOf(row) : null;
}

/** Lists all clients by name. */
export async function listClients(db: Db): Promise<Client[]> {
	const rows = await db.selectFrom("clients").selectAll().orderBy("name").execute();
	return rows.map(clientOf);
}

function clientOf({ created_at: createdAt, ...client }: Row<"clients">): Client {
	return { createdAt, ...client };
}
