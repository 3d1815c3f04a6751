import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Db } from "../db/connect.ts";
import type { DeliveryOutcome } from "../domain/deliveries/deliver.ts";
import { queueReports } from "../domain/deliveries/delivery-overview.ts";
import type { Runtime } from "../domain/runtime.ts";
import type { Destination } from "../shared/delivery.ts";

export type Metrics = {
	readonly contentType: string;
	text(): Promise<string>;
	delivered(destination: Destination, outcome: DeliveryOutcome): void;
};

export function createMetrics({ db, runtime }: { db: Db; runtime: Runtime }): Metrics {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const registers = [registry];
	const ended = new Counter({
		name: "site_delivery_attempts_total",
		registers,
		labelNames: ["destination", "outcome"] as const,
		help: "Attempts to deliver since this process started, by destination and how they ended",
	});
	const waiting = new Gauge({
		name: "site_deliveries",
		registers,
		labelNames: ["destination", "state"] as const,
		help: "Deliveries not sent, by destination and state: held waits on purpose, needless is not sent on purpose",
	});
	const oldest = new Gauge({
		name: "site_delivery_oldest_seconds",
		registers,
		labelNames: ["destination"] as const,
		help: "Age of the oldest delivery that waits and is not held, 0 when none does",
	});
	const paused = new Gauge({
		name: "site_delivery_breaker_open",
		registers,
		labelNames: ["destination"] as const,
		help: "1 while a destination does not answer and is left alone",
	});
	return {
		contentType: registry.contentType,
		delivered: (destination, outcome) => ended.inc({ destination, outcome }),
		text: async () => {
			for (const report of await queueReports(db, runtime.now())) {
				const { destination, oldestAt, breaker } = report;
				for (const state of ["waiting", "sending", "held", "needless", "dead"] as const)
					waiting.set({ destination, state }, report[state]);
				const age = oldestAt ? (runtime.now().getTime() - Date.parse(oldestAt)) / 1000 : 0;
				oldest.set({ destination }, Math.max(0, age));
				paused.set({ destination }, breaker.openUntil ? 1 : 0);
			}
			return registry.metrics();
		},
	};
}
