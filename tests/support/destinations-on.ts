import { beforeEach } from "vitest";
import type { Tx } from "../../db/connect.ts";
import type { Senders } from "../../domain/deliveries/deliver.ts";
import { queueReports } from "../../domain/deliveries/delivery-overview.ts";
import { listDeliveries } from "../../domain/deliveries/delivery-report-store.ts";
import { enqueue } from "../../domain/deliveries/delivery-store.ts";
import { Unreached } from "../../domain/deliveries/failure.ts";
import { freshDatabase, inTransaction, type TestDatabase } from "./databases.ts";
import { deliverDue } from "./deliver-due.ts";
import { freshRuntime } from "./test-runtime.ts";

/** The deliveries of a database of each test's own, and what destinations were told of them. */
export function destinationsOn(open: () => Promise<TestDatabase>) {
	const { db } = freshDatabase(open);
	const runtime = freshRuntime();
	const told: string[] = [];
	beforeEach(() => {
		told.length = 0;
	});
	const tell: Senders[string & keyof Senders] = async ({ kind, payload }) =>
		void told.push(`${kind} ${payload.leadId}`);
	return {
		db,
		runtime,
		told,
		tell,
		now: () => runtime.now().toISOString(),
		add: (leadId: string, kind: "odoo" | "webhook" | "sales-notice" = "odoo", key = `${kind}:${leadId}`) =>
			inTransaction(db(), (tx) => enqueue(tx, runtime, { dedupeKey: key, kind, payload: { leadId } })),
		work: (senders: Senders) => deliverDue({ db: db(), runtime, senders, onFailure: () => undefined }),
		down: () => Promise.reject(new Unreached("ECONNREFUSED")),
		rows: () => listDeliveries(db(), { limit: 100 }),
		queue: async (destination: string) =>
			(await queueReports(db(), runtime.now())).find((one) => one.destination === destination),
		inOneTx: <T>(what: (tx: Tx) => Promise<T>): Promise<T> => inTransaction(db(), what),
	};
}
