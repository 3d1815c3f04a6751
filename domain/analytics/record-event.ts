import type { Db } from "../../db/connect.ts";
import { checkRateLimit, type RateLimitResult } from "../rate-limit/check-rate-limit.ts";
import type { Runtime } from "../runtime.ts";
import { insertEvent, type SiteEvent } from "./event-store.ts";

/** More events than one person causes; an office behind one address counts as one visitor. */
const limit = { name: "events", most: 240, seconds: 60 };

/**
 * Stores an event and its time, without the visitor.
 * @param subject identifies the visitor for the rate limit only; it is not stored with the event.
 * @returns exceeded, and nothing stored, when one visitor sends too many.
 */
export async function recordEvent(
	db: Db,
	runtime: Runtime,
	event: SiteEvent,
	subject: string,
): Promise<RateLimitResult> {
	const result = await checkRateLimit(db, runtime, limit, subject);
	if (result.kind === "passed") await insertEvent(db, runtime.newId(), event, runtime.now().toISOString());
	return result;
}
