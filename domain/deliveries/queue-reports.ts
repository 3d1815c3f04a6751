import type { Db } from "../../db/connect.ts";
import { destinations } from "../../shared/delivery.ts";
import { closedBreaker } from "./breaker.ts";
import { breakers } from "./breaker-store.ts";
import type { QueueReport } from "./delivery-report.ts";
import { countUnsent } from "./delivery-report-store.ts";

/** Reads every destination's queue and circuit breaker, empty queues too. */
export async function queueReports(db: Db, now: Date): Promise<QueueReport[]> {
	const rows = await countUnsent(db, now);
	const known = await breakers(db);
	return destinations.map((destination) => {
		const own = rows.filter((row) => row.destination === destination);
		const count = (state: string) => Number(own.find((row) => row.state === state)?.count ?? 0);
		const open = own
			.filter(({ state }) => ["waiting", "sending"].includes(state))
			.map(({ oldest }) => oldest);
		return {
			destination,
			waiting: count("waiting"),
			sending: count("sending"),
			held: count("held"),
			needless: count("needless"),
			dead: count("dead"),
			oldestAt: open.toSorted()[0] ?? null,
			breaker: known.get(destination) ?? closedBreaker,
		};
	});
}
