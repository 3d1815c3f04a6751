import { z } from "zod";
import type { Db, Tx } from "../../db/connect.ts";
import type { Row } from "../../db/tables.ts";
import type { ClientDemo } from "./client-demo.ts";

const Figures = z.record(z.string(), z.number());

/** Stores a client's demo. @throws a violation when there is no such client. */
export async function insertDemo(tx: Tx, demo: ClientDemo): Promise<void> {
	await tx
		.insertInto("client_demos")
		.values({
			id: demo.id,
			client_id: demo.clientId,
			created_at: demo.createdAt,
			title: demo.title,
			industry: demo.industry,
			flow: demo.flow,
			figures: JSON.stringify(demo.figures),
		})
		.execute();
}

/** Deletes a demo; does nothing when it does not exist. */
export async function deleteDemo(tx: Tx, id: string): Promise<void> {
	await tx.deleteFrom("client_demos").where("id", "=", id).execute();
}

/** A client's demos, newest first. */
export async function listClientDemos(db: Db, clientId: string): Promise<ClientDemo[]> {
	const rows = await db
		.selectFrom("client_demos")
		.selectAll()
		.where("client_id", "=", clientId)
		.orderBy("created_at", "desc")
		.execute();
	return rows.map(fromRow);
}

/** @returns null when there is no such demo, or it is another client's. */
export async function findClientDemo(db: Db | Tx, clientId: string, id: string): Promise<ClientDemo | null> {
	const row = await db
		.selectFrom("client_demos")
		.selectAll()
		.where("id", "=", id)
		.where("client_id", "=", clientId)
		.executeTakeFirst();
	return row ? fromRow(row) : null;
}

function fromRow(row: Row<"client_demos">): ClientDemo {
	return {
		id: row.id,
		clientId: row.client_id,
		createdAt: row.created_at,
		title: row.title,
		industry: row.industry,
		flow: row.flow,
		figures: Figures.parse(JSON.parse(row.figures)),
	};
}
