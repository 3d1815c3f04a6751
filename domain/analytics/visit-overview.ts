import { timeZone } from "../../content/locale.ts";
import type { Db } from "../../db/connect.ts";
import { dayIn, dayMs } from "../wall-clock.ts";
import { demoUseSince } from "./event-store.ts";
import { funnelSince } from "./figures-store.ts";
import { visitsSince } from "./visit-store.ts";

const listed = 15;

/** Reads what was visited in the last days: pages and sources, the most used demos, and the results of conversations. */
export async function readVisitOverview(db: Db, { now, days }: { now: Date; days: number }) {
	const since = new Date(now.getTime() - days * dayMs);
	const [visits, demos, funnel] = [
		await visitsSince(db, dayIn(since, timeZone), listed),
		await demoUseSince(db, since.toISOString()),
		await funnelSince(db, since.toISOString()),
	];
	return { visits, demos: demos.slice(0, listed), funnel };
}

export type VisitOverview = Awaited<ReturnType<typeof readVisitOverview>>;
