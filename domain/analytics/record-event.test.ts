import { expect, it } from "vitest";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import type { SiteEvent } from "./event-store.ts";
import { recordEvent } from "./record-event.ts";

const event: SiteEvent = {
	name: "demo_paused",
	data: { industry: "hospitalidad-viajes", flow: "reserva", step: 3 },
};

onBothDatabases("events", (open) => {
	const database = freshDatabase(open);
	const runtime = freshRuntime();
	const stored = () => database.connection.db.selectFrom("events").selectAll().execute();

	it("are kept with their hour and what was shown, and nothing about the person", async () => {
		expect(await recordEvent(database.connection.db, runtime, event, "190.0.2.7")).toEqual({
			kind: "passed",
		});
		const [row, ...more] = await stored();
		expect(more).toEqual([]);
		expect(row).toEqual({
			id: expect.any(String),
			name: "demo_paused",
			data: JSON.stringify(event.data),
			created_at: "2026-11-21T15:00:00.000Z",
		});
	});

	it("beyond one visitor's limit are dropped", async () => {
		const results = await Promise.all(
			Array.from({ length: 250 }, () => recordEvent(database.connection.db, runtime, event, "a")),
		);
		expect(results.filter(({ kind }) => kind === "exceeded")).toHaveLength(10);
		expect(await stored()).toHaveLength(240);
	});
});
