import type { Db } from "../../db/connect.ts";
import { type Passage, pass } from "../flood/flood-gate.ts";
import type { World } from "../world.ts";
import type { SiteEvent } from "./event.ts";
import { insertEvent } from "./event-store.ts";

/** More than one person causes; an office behind one address counts as one visitor. */
const gate = { name: "events", most: 240, seconds: 60 };

/**
 * Stores an event and its time, without the visitor.
 * @param visitor identifies the visitor for the rate limit only; it is not stored with the event.
 * @returns flooded, and nothing stored, when one visitor sends too many.
 */
export async function recordEvent(db: Db, world: World, event: SiteEvent, visitor: string): Promise<Passage> {
	const result = await pass(db, world, gate, visitor);
	if (result.kind === "passed") await insertEvent(db, world.newId(), event, world.now().toISOString());
	return result;
}
