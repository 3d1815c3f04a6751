import type { Db } from "../../db/connect.ts";
import { type DemoEventName, demoEventNames } from "../../shared/demo-event.ts";

/** The events that the site counts. They do not identify the visitor. */
export type SiteEvent =
	| {
			name: DemoEventName;
			data: {
				industry: string;
				flow: string;
				/** From 1 to 5. */
				step: number;
			};
	  }
	| { name: "chat_opened"; data: Record<string, never> };

/** @param at ISO 8601, UTC. */
export async function insertEvent(db: Db, id: string, event: SiteEvent, at: string): Promise<void> {
	const { name, data } = event;
	await db
		.insertInto("events")
		.values({ id, name, data: JSON.stringify(data), created_at: at })
		.execute();
}

type DemoUse = { industry: string; flow: string } & Record<DemoEventName, number>;

/** Counts the use of each demo since a moment (ISO 8601, UTC), the most opened first. */
export async function demoUseSince(db: Db, since: string): Promise<DemoUse[]> {
	const rows = await db
		.selectFrom("events")
		.select(({ fn }) => ["name", "data", fn.countAll<number>().as("count")])
		.where("created_at", ">=", since)
		.where("name", "in", demoEventNames)
		.groupBy(["name", "data"])
		.execute();
	const uses = new Map<string, DemoUse>();
	for (const { name, data, count } of rows) {
		const { industry, flow } = JSON.parse(data);
		const eventName = demoEventNames.find((one) => one === name);
		const key = `${industry}/${flow}`;
		const zeros = Object.fromEntries(demoEventNames.map((one) => [one, 0])) as Record<DemoEventName, number>;
		const use = uses.get(key) ?? { industry, flow, ...zeros };
		if (eventName) use[eventName] += count;
		uses.set(key, use);
	}
	return [...uses.values()].toSorted(
		(a, b) => b.demo_opened - a.demo_opened || b.demo_loaded - a.demo_loaded,
	);
}
