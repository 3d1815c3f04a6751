import type { Db } from "../../db/connect.ts";
import type { Runtime } from "../runtime.ts";
import { readVisits, setVisits } from "./account-store.ts";

const aMinute = 60_000;
const longestPause = 30 * aMinute;

/**
 * Stores that somebody opened the portal. Pages with at most half an hour between them are one visit.
 * @returns when the visit before this one ended, as ISO 8601 in UTC; null on the first visit.
 */
export async function recordPortalVisit(db: Db, runtime: Runtime, accountId: string): Promise<string | null> {
	const now = runtime.now();
	const { visitedAt, previousVisitAt } = await readVisits(db, accountId);
	const pause = visitedAt ? now.getTime() - Date.parse(visitedAt) : Number.POSITIVE_INFINITY;
	const previous = pause > longestPause ? visitedAt : previousVisitAt;
	if (pause >= aMinute)
		await setVisits(db, accountId, { visitedAt: now.toISOString(), previousVisitAt: previous });
	return previous;
}
