import type { Db } from "../../db/connect.ts";
import type { World } from "../world.ts";

/** The one writer of the events table: what visitors do in the demos, and nothing of who they are. */

export const eventNames = [
	"demo_loaded",
	"demo_started",
	"demo_paused",
	"demo_reset",
	"demo_opened",
] as const;

export type SiteEvent = {
	name: (typeof eventNames)[number];
	data: { industry: string; flow: string; step?: number };
};

export async function recordEvent(db: Db, world: World, { name, data }: SiteEvent): Promise<void> {
	await db
		.insertInto("events")
		.values({ id: world.newId(), created_at: world.now().toISOString(), name, data: JSON.stringify(data) })
		.execute();
}
