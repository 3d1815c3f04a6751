import type { Db } from "../../db/connect.ts";
import type { SiteEvent } from "./event.ts";

/** The one writer of the events table. */

/** @param at ISO 8601, UTC. */
export async function insertEvent(db: Db, id: string, event: SiteEvent, at: string): Promise<void> {
	const { name, data } = event;
	await db
		.insertInto("events")
		.values({ id, name, data: JSON.stringify(data), created_at: at })
		.execute();
}
